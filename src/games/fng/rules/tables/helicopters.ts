import { defineTable } from '../../../../main/engine/table.ts'

/**
 * Helicopter Piloting (FNG p. 86). What the pilot is about is the circumstance of each row; a hard landing whose
 * damage exceeds the Damage Points wrecks the helicopter where it is (ruling), without a roll on `heli.crash`.
 */
export const heliPiloting = defineTable({
  id: 'heli.piloting',
  title: 'Helicopter Piloting',
  page: 86,
  dice: { kind: 'passing', count: 2, versus: 'REP of the pilot' },
  how: '2d6 passing vs REP of the pilot',
  tells: { fireInches: 'text', damageDice: 'text', terrainImpact: 'text', turnDegrees: 'text' },
  modifiers: [
    { when: 'inclementWeather', text: 'Flying in Inclement Weather', to: 'target', by: -1 },
    { when: 'night', text: 'Flying at night', to: 'target', by: -1 },
  ],
  notes: ['Fire at a flying helicopter: Golden BB (p. 82), with weapons of any OR.'],
  rows: [
    {
      from: 2,
      to: 2,
      when: 'flying',
      outcome: 'treetops',
      gives: { fire: 'antiAircraftCheck', fireInches: 12, onlyOverOpenGround: true },
      text: 'Treetop height: no fire at it except along a stretch of open ground',
      cells: { action: 'Flying' },
    },
    {
      from: 2,
      to: 2,
      outcome: 'done',
      text: 'Goes well',
      cells: { action: 'Landing, take-off, entering hover, leaving hover' },
    },
    {
      from: 1,
      to: 1,
      when: 'flying',
      outcome: 'seen',
      gives: { fire: 'antiAircraftCheck', fireInches: 12, onlyOverOpenGround: false },
      text: 'Reaches its target; enemies may take an AA check',
      cells: { action: 'Flying' },
    },
    {
      from: 1,
      to: 1,
      when: 'landing',
      outcome: 'goesAround',
      gives: { turnsAway: 1 },
      text: 'Off the table for a whole turn, then comes back and tries again',
      cells: { action: 'Landing' },
    },
    {
      from: 1,
      to: 1,
      when: 'takeOff',
      outcome: 'staysDown',
      text: 'Stays down; a new try at the next Activation',
      cells: { action: 'Take-off' },
    },
    {
      from: 1,
      to: 1,
      when: 'enteringHover',
      outcome: 'overshoots',
      gives: { slideDice: 2 },
      text: 'Slides 2d6" on along the Flight Line and hovers there',
      cells: { action: 'Entering hover' },
    },
    {
      from: 1,
      to: 1,
      when: 'leavingHover',
      outcome: 'done',
      text: 'Goes well',
      cells: { action: 'Leaving hover' },
    },
    {
      from: 0,
      to: 0,
      when: 'flying',
      outcome: 'sittingDuck',
      gives: { fire: 'withoutCheck', fireInches: 24, onlyOverOpenGround: false },
      text: 'Every enemy within 24" may fire, no AA check needed',
      cells: { action: 'Flying' },
    },
    {
      from: 0,
      to: 0,
      when: 'landing',
      outcome: 'hardLanding',
      gives: { impact: 1, damageDice: 2, damagePlus: 1 },
      text: 'Hard landing: an Impact 1 hit on each man aboard, 2d6 + 1 points of damage',
      cells: { action: 'Landing' },
    },
    {
      from: 0,
      to: 0,
      when: 'takeOff',
      outcome: 'stalls',
      gives: { slideDice: 2, impact: 1, damageDice: 2, damagePlus: 1, terrainImpact: 4 },
      text: 'Slides 2d6" ahead into a hard landing; terrain in the way destroys it and hits each man aboard with Impact 4',
      cells: { action: 'Take-off' },
    },
    {
      from: 0,
      to: 0,
      when: 'enteringHover',
      outcome: 'stalls',
      gives: { slideDice: 2, impact: 1, damageDice: 2, damagePlus: 1, terrainImpact: 4 },
      text: 'Slides 2d6" ahead into a hard landing; terrain in the way destroys it and hits each man aboard with Impact 4',
      cells: { action: 'Entering hover' },
    },
    {
      from: 0,
      to: 0,
      when: 'leavingHover',
      outcome: 'spins',
      gives: { slideDice: 2, turnDegrees: 90, leftTo: 3, terrainImpact: 4 },
      text: 'Turns 90 degrees, left (1-3) or right (4-6), and slides 2d6"; terrain in the way destroys it and hits each man aboard with Impact 4',
      cells: { action: 'Leaving hover' },
    },
  ],
})

/** Gunship Request (FNG p. 87); at night the player may take a Firefly or a Nighthawk instead of rolling for the type (ruling). */
export const heliGunshipRequest = defineTable({
  id: 'heli.gunship-request',
  title: 'Gunship Request',
  page: 87,
  dice: { kind: 'read' },
  how: '1d6 read, modified',
  tells: { turns: 'text', turnsDie: 'text' },
  modifiers: [
    { when: 'lieutenant', text: 'Force Commander is a Lieutenant', to: 'score', by: 1 },
    { when: 'captain', text: 'Force Commander is a Captain or higher', to: 'score', by: 2 },
    { when: 'supportLevel1', text: 'Support Level 1', to: 'score', by: -3 },
    { when: 'supportLevel2', text: 'Support Level 2', to: 'score', by: -2 },
    { when: 'supportLevel3', text: 'Support Level 3', to: 'score', by: -1 },
    { when: 'supportLevel4', text: 'Support Level 4', to: 'score', by: -1 },
  ],
  rows: [
    {
      from: 'less',
      to: 2,
      outcome: 'notNow',
      gives: { turns: 0, turnsDie: null, passes: null },
      text: 'None this turn; may be asked for again on a later turn',
    },
    {
      from: 3,
      to: 3,
      outcome: 'granted',
      gives: { turns: 0, turnsDie: '1d6', passes: 1 },
      text: 'Here in 1d6 turns, for one pass only',
    },
    {
      from: 4,
      to: 4,
      outcome: 'granted',
      gives: { turns: 1, turnsDie: 'half', passes: null },
      text: 'Here in 1 + 1/2d6 turns',
    },
    { from: 5, to: 5, outcome: 'granted', gives: { turns: 2, turnsDie: null, passes: null }, text: 'Here in 2 turns' },
    {
      from: 6,
      to: 'more',
      outcome: 'granted',
      gives: { turns: 1, turnsDie: null, passes: null },
      text: 'Here next turn',
    },
  ],
})

/** Which gunship comes in I Corps (FNG p. 88); an outcome is a key of `list.fwf-helicopters`, mid 1968 is July (ruling). */
export const heliGunshipsICorps = defineTable({
  id: 'heli.gunship-availability.i-corps',
  title: 'I Corps Gunship Availability',
  page: 88,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      when: 'beforeMid1968',
      outcome: 'uh-1n-sea-wolf',
      gives: { service: 'usmc' },
      text: 'Until June 1968: USMC UH-1 gunship, with the figures of a Sea Wolf',
    },
    { from: 1, to: 1, outcome: 'ah-1g', gives: { service: 'usmc' }, text: 'From July 1968: USMC AH-1 Cobra' },
    {
      from: 2,
      to: 2,
      when: 'usmcCalls',
      outcome: 'uh-1c-frog',
      gives: { service: 'usmc' },
      text: 'Called by the USMC: UH-1 "Frog" with a USMC pilot',
    },
    { from: 2, to: 2, outcome: 'uh-1c-frog', gives: { service: 'usArmy' }, text: 'Otherwise: UH-1 "Frog"' },
    { from: 3, to: 3, outcome: 'uh-1c-ara', gives: { service: 'usArmy' }, text: 'UH-1 ARA' },
    { from: 4, to: 4, outcome: 'uh-1b-hog', gives: { service: 'usArmy' }, text: 'UH-1 "Hog"' },
    { from: 5, to: 5, outcome: 'oh-6', gives: { service: 'usArmy' }, text: 'OH-6 "Loach"' },
    {
      from: 6,
      to: 6,
      when: 'beforeMid1968',
      outcome: 'oh-6',
      gives: { service: 'usArmy', partner: 'uh-1c-frog' },
      text: 'Until June 1968, Pink Team: OH-6 and UH-1 "Frog"',
    },
    {
      from: 6,
      to: 6,
      outcome: 'oh-6',
      gives: { service: 'usArmy', partner: 'ah-1g' },
      text: 'From July 1968, Pink Team: OH-6 and AH-1',
    },
  ],
})

/** Which gunship comes in II, III and IV Corps (FNG p. 88); an outcome is a key of `list.fwf-helicopters`. */
export const heliGunshipsIiIiiIvCorps = defineTable({
  id: 'heli.gunship-availability.ii-iii-iv-corps',
  title: 'II, III, IV Corps Gunship Availability',
  page: 88,
  dice: { kind: 'stages', stages: [{ kind: 'read' }, { kind: 'read' }] },
  how: '1d6 read, then 1d6 for rows 2 and 4',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'uh-1d-slick', gives: { service: 'usArmy' }, text: 'UH-1 "Slick"' },
    {
      from: 2,
      to: 2,
      then: { from: 1, to: 2 },
      outcome: 'uh-1c-ara',
      gives: { service: 'usArmy' },
      text: 'UH-1 ARA',
    },
    {
      from: 2,
      to: 2,
      then: { from: 3, to: 4 },
      when: 'ivCorps',
      outcome: 'uh-1n-sea-wolf',
      gives: { service: 'usNavy' },
      text: 'IV Corps: US Navy Sea Wolf',
    },
    {
      from: 2,
      to: 2,
      then: { from: 3, to: 4 },
      outcome: 'uh-1c-ara',
      gives: { service: 'usArmy' },
      text: 'II and III Corps: UH-1 ARA',
    },
    {
      from: 2,
      to: 2,
      then: { from: 5, to: 6 },
      when: 'iiCorps',
      outcome: 'uh-1c-ara',
      gives: { service: 'usArmy' },
      text: 'II Corps: UH-1 ARA',
    },
    {
      from: 2,
      to: 2,
      then: { from: 5, to: 6 },
      outcome: 'uh-1-bushranger',
      gives: { service: 'raaf' },
      text: 'III and IV Corps: UH-1 Bushranger',
    },
    { from: 3, to: 3, outcome: 'uh-1c-frog', gives: { service: 'usArmy' }, text: 'UH-1 "Frog"' },
    {
      from: 4,
      to: 4,
      then: { from: 1, to: 4 },
      outcome: 'uh-1b-hog',
      gives: { service: 'usArmy' },
      text: 'UH-1 "Hog"',
    },
    {
      from: 4,
      to: 4,
      then: { from: 5, to: 6 },
      outcome: 'uh-1b-heavy-hog',
      gives: { service: 'usArmy' },
      text: 'UH-1 "Heavy Hog"',
    },
    { from: 5, to: 5, outcome: 'oh-6', gives: { service: 'usArmy' }, text: 'OH-6 "Loach"' },
    {
      from: 6,
      to: 6,
      when: 'beforeMid1968',
      outcome: 'oh-6',
      gives: { service: 'usArmy', partner: 'uh-1c-frog' },
      text: 'Until June 1968, Pink Team: OH-6 and UH-1 "Frog"',
    },
    {
      from: 6,
      to: 6,
      outcome: 'oh-6',
      gives: { service: 'usArmy', partner: 'ah-1g' },
      text: 'From July 1968, Pink Team: OH-6 and AH-1',
    },
  ],
})

/** REP of each crewman of a helicopter (FNG p. 87). */
export const heliCrewRep = defineTable({
  id: 'heli.crew-rep',
  title: 'Helicopter crew REP',
  page: 87,
  dice: { kind: 'read' },
  how: '1d6 read, for each crewman',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 3, text: 'REP 3' },
    { from: 2, to: 4, outcome: 4, text: 'REP 4' },
    { from: 5, to: 5, outcome: 5, text: 'REP 5' },
    { from: 6, to: 6, outcome: 6, text: 'REP 6' },
  ],
})

/** Medevac Request (FNG p. 89): neither rank nor a Forward Observer counts (ruling). */
export const heliMedevacRequest = defineTable({
  id: 'heli.medevac-request',
  title: 'Medevac Request',
  page: 89,
  dice: { kind: 'read' },
  how: '1d6 read, modified',
  tells: { turns: 'text', turnsDie: 'text', mostWounded: 'text' },
  modifiers: [{ when: 'supportLevel1', text: 'Support Level 1', to: 'score', by: -1 }],
  rows: [
    {
      from: 'less',
      to: 2,
      outcome: 'notNow',
      gives: { turns: 0, turnsDie: null, mostWounded: null },
      text: 'None this turn; may be asked for again on a later turn',
    },
    {
      from: 3,
      to: 3,
      outcome: 'granted',
      gives: { turns: 0, turnsDie: '1d6', mostWounded: 2 },
      text: 'Here in 1d6 turns, with room for 2 wounded only',
    },
    {
      from: 4,
      to: 4,
      outcome: 'granted',
      gives: { turns: 0, turnsDie: 'half', mostWounded: null },
      text: 'Here in 1/2d6 turns',
    },
    {
      from: 5,
      to: 5,
      outcome: 'granted',
      gives: { turns: 2, turnsDie: null, mostWounded: null },
      text: 'Here in 2 turns',
    },
    {
      from: 6,
      to: 'more',
      outcome: 'granted',
      gives: { turns: 1, turnsDie: null, mostWounded: null },
      text: 'Here next turn',
    },
  ],
})

/** Guns that a helicopter strafes with (FNG p. 89); the HMG of a chin turret is that of `air.guns` (ruling). */
export const heliGuns = defineTable({
  id: 'heli.guns',
  title: 'Helicopter Guns',
  page: 89,
  dice: { kind: 'lookUp' },
  how: '1d6 + pilot REP per figure (Ranged Combat, p. 32); twice per figure for RLMG and RHMG',
  tells: { impact: 'Impact', apr: 'APR' },
  modifiers: [],
  rows: [
    { key: 'lmg', gives: { impact: 3, apr: 2, attacks: 1 }, cells: { weapon: 'LMG', Impact: 3, APR: 2 } },
    {
      key: 'rlmg',
      gives: { impact: 3, apr: 2, attacks: 2 },
      cells: { weapon: 'RLMG (rotary, "mini-gun")', Impact: 3, APR: 2 },
    },
    {
      key: 'rhmg',
      gives: { impact: 5, apr: 3, attacks: 2 },
      cells: { weapon: 'RHMG (rotary, "Vulcan")', Impact: 5, APR: 3 },
    },
  ],
})

/** Auto Grenade Launcher of a helicopter (FNG p. 89). */
export const heliAutoGrenadeLauncher = defineTable({
  id: 'heli.auto-grenade-launcher',
  title: 'Auto Grenade Launcher, 40mm',
  page: 89,
  alsoOn: [90],
  dice: { kind: 'lookUp' },
  how: '1d6 + pilot REP per shot; a miss goes to Airstrike Deviation (p. 83), halved',
  figures: ['blast circle'],
  tells: { inchesPerShot: 'shots', blastInches: 'blast circle', impact: 'Impact', apr: 'APR' },
  modifiers: [],
  rows: [
    {
      key: 'strafing',
      gives: { inchesPerShot: 6, blastInches: 5, impact: 2, apr: 2 },
      cells: { use: 'strafing', shots: 'one per 6" of table crossed', 'blast circle': '5"', Impact: 2, APR: 2 },
    },
    {
      key: 'turret',
      gives: { inchesPerShot: 24, blastInches: 5, impact: 2, apr: 2 },
      cells: {
        use: 'in a chin turret, at targets of its own',
        shots: 'one per 24" of table crossed',
        'blast circle': '5"',
        Impact: 2,
        APR: 2,
      },
    },
  ],
})

/** Helicopter rockets (FNG p. 90); the multipliers of both sides add up (ruling). */
export const heliRockets = defineTable({
  id: 'heli.rockets',
  title: 'Helicopter rockets',
  page: 90,
  dice: { kind: 'lookUp' },
  how: '1d6 + pilot REP per attack; a miss goes to Airstrike Deviation (p. 83), halved',
  figures: ['blast circle'],
  tells: { blastInches: 'blast circle', impact: 'Impact', apr: 'APR', blastRep: 'REP for blast attacks' },
  modifiers: [],
  rows: [
    {
      key: 'rockets',
      gives: { blastInches: 12, impact: 3, apr: 3, blastRep: 4 },
      cells: {
        weapon: 'Rockets',
        'blast circle': '12"',
        Impact: 3,
        APR: 3,
        'REP for blast attacks': 4,
        'attacks per pass': 'as many as the launchers of the list (p. 108) say',
      },
    },
  ],
})

/** Dropping "Stuff" out of a helicopter (FNG p. 91); three dice passed count as two (ruling). */
export const heliDroppingStuff = defineTable({
  id: 'heli.dropping-stuff',
  title: 'Dropping "Stuff"',
  page: 91,
  dice: {
    kind: 'stages',
    stages: [
      { kind: 'passing', count: 2, versus: 'REP' },
      { kind: 'passing', count: 1, versus: 'REP' },
    ],
  },
  how: '2d6 passing vs REP of the thrower; with 0d6 passed, 1d6 passing vs his REP',
  heads: { then: '1d6 passed' },
  modifiers: [{ when: 'hovering', text: 'Helicopter is hovering', to: 'dice', by: 1 }],
  rows: [
    {
      from: 2,
      to: 'more',
      outcome: 'thrown',
      gives: { targetInCover: false, deviationTimes: 1, impactPlus: 0, destroyedFrom: 0, smokeRep: 0 },
      text: 'Ranged Combat as at a target in the open; a miss deviates like a mortar round',
    },
    {
      from: 1,
      to: 1,
      outcome: 'thrown',
      gives: { targetInCover: true, deviationTimes: 2, impactPlus: 0, destroyedFrom: 0, smokeRep: 0 },
      text: 'Ranged Combat as at a target in cover; a miss deviates twice as far as a mortar round',
    },
    {
      from: 0,
      to: 0,
      then: { from: 1, to: 1 },
      outcome: 'fallsOut',
      gives: { targetInCover: false, deviationTimes: 0, impactPlus: 0, destroyedFrom: 0, smokeRep: 0 },
      text: 'Falls out and harms nobody',
    },
    {
      from: 0,
      to: 0,
      then: { from: 0, to: 0 },
      outcome: 'staysAboard',
      gives: { targetInCover: false, deviationTimes: 0, impactPlus: 2, destroyedFrom: 5, smokeRep: -2 },
      text: 'Stays aboard: an explosive at +2 Impact tests everybody inside for damage, at Impact 5 or more all is lost (Obviously Dead); smoke: -2 REP on piloting until it is out or dropped',
    },
  ],
})

/** Helicopter Damage (FNG p. 91); the helicopter crashes when its damage exceeds its Damage Points (ruling: not when equal). */
export const heliDamage = defineTable({
  id: 'heli.damage',
  title: 'Helicopter Damage',
  page: 91,
  dice: { kind: 'read' },
  how: '1d6 read against the Impact, one roll per hit',
  tells: { damage: 'text' },
  modifiers: [
    {
      when: 'heavyWeapon',
      text: 'Weapon has Impact 5, or APR 4 or better',
      to: 'score',
      by: 0,
      effect: 'damage points of the hit doubled',
    },
  ],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'hardHit',
      gives: { damage: 2, damageOfHeavyWeapon: 4, manHitTo: 1 },
      text: '2 points of damage; 1d6 for each man aboard: a 1 hits him',
    },
    {
      from: 2,
      to: { of: 'Impact', plus: 0 },
      outcome: 'hit',
      gives: { damage: 1, damageOfHeavyWeapon: 2, manHitTo: 0 },
      text: '1 point of damage',
    },
    {
      from: { of: 'Impact', plus: 1 },
      to: 6,
      outcome: 'noEffect',
      gives: { damage: 0, damageOfHeavyWeapon: 0, manHitTo: 0 },
      text: 'No effect',
    },
  ],
})

/**
 * Helicopter Crash (FNG p. 92). `startsAt` is where the distance is measured from; a hovering helicopter comes straight
 * down. `impact` counts for who passes the 1d6 against `versus`, or for all where nobody rolls; `impactFailed` and
 * `thrownDiceFailed` for who fails it. The modifier adds `moreImpact` to every hit.
 */
export const heliCrash = defineTable({
  id: 'heli.crash',
  title: 'Helicopter Crash',
  page: 92,
  dice: { kind: 'read' },
  how: '1d6 read',
  tells: { distanceDice: 'text', withinDegrees: 'text' },
  modifiers: [
    {
      when: 'intoTrees',
      text: 'It comes down in trees, jungle or rough terrain',
      to: 'score',
      by: 0,
      effect: '+1 to the Impact of every injury',
    },
  ],
  rows: [
    {
      from: 1,
      to: 2,
      outcome: 'autorotates',
      gives: {
        startsAt: 'centreOfFlightLine',
        distanceDice: 4,
        withinDegrees: 90,
        versus: 'REP of the pilot',
        impact: 0,
        impactFailed: 1,
        thrownDice: 0,
        thrownDiceFailed: 0,
        moreImpact: 1,
      },
      text: 'Engine out, down for this game: 4d6" from the centre of the Flight Line, within 90 degrees of its course, or straight down if hovering. 1d6 vs the pilot\'s REP: pass 1d6: nobody hurt; pass 0d6: an Impact 1 hit on each man aboard',
    },
    {
      from: 3,
      to: 3,
      outcome: 'noseDown',
      gives: {
        startsAt: 'lastFirers',
        distanceDice: 4,
        withinDegrees: 0,
        versus: null,
        impact: 2,
        impactFailed: null,
        thrownDice: 0,
        thrownDiceFailed: 0,
        moreImpact: 1,
      },
      text: 'Nose first, 4d6" along the Flight Line from the largest enemy group that fired last, or straight down if hovering: an Impact 2 hit on each man aboard',
    },
    {
      from: 4,
      to: 4,
      outcome: 'breaksUp',
      gives: {
        startsAt: 'lastFirers',
        distanceDice: 4,
        withinDegrees: 0,
        versus: null,
        impact: 3,
        impactFailed: null,
        thrownDice: 1,
        thrownDiceFailed: 0,
        moreImpact: 1,
      },
      text: 'Down 4d6" along the Flight Line from the largest enemy group that fired last, or straight down if hovering: each man aboard takes an Impact 3 hit and lands 1d6" from the wreck',
    },
    {
      from: 5,
      to: 5,
      outcome: 'tailRotor',
      gives: {
        startsAt: 'lastFirers',
        distanceDice: 3,
        withinDegrees: 0,
        versus: 'REP',
        impact: 3,
        impactFailed: 4,
        thrownDice: 0,
        thrownDiceFailed: 2,
        moreImpact: 1,
      },
      text: 'No tail rotor: down 3d6" along the Flight Line from the largest enemy group that fired last, or straight down if hovering. 1d6 vs REP for each man: pass 1d6: an Impact 3 hit; pass 0d6: thrown 2d6", an Impact 4 hit',
    },
    {
      from: 6,
      to: 6,
      outcome: 'explodes',
      gives: {
        startsAt: null,
        distanceDice: 0,
        withinDegrees: 0,
        versus: null,
        impact: null,
        impactFailed: null,
        thrownDice: 0,
        thrownDiceFailed: 0,
        moreImpact: 0,
      },
      text: 'Blows up in the air; all aboard are killed',
    },
  ],
})
