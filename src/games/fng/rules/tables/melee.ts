import { defineTable } from '../../../../main/engine/table.ts'

/**
 * Charging into Melee test (FNG p. 36): charger and target each roll. `targetInCover` and the two flanks are the
 * target's, Attributes their owner's, `outnumbered` the lone side's (ruling).
 */
export const chargeIntoMelee = defineTable({
  id: 'charge-into-melee',
  title: 'Charging into Melee test',
  page: 36,
  alsoOn: [114],
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP, for charger and target each',
  modifiers: [
    { when: 'brawler', text: 'Brawler', to: 'dice', by: 1 },
    { when: 'coward', text: 'Coward', to: 'dice', by: -1 },
    { when: 'nervesOfSteel', text: 'Nerves of Steel', to: 'dice', by: 1 },
    { when: 'poser', text: 'Poser', to: 'dice', by: -1 },
    { when: 'tough', text: 'Tough', to: 'dice', by: 1 },
    { when: 'wuss', text: 'Wuss', to: 'dice', by: -1 },
    { when: 'targetInCover', text: 'Target, in cover', to: 'dice', by: 1 },
    { when: 'chargedInFlank', text: 'Target, charged in the flank', to: 'dice', by: -1 },
    { when: 'chargedInRear', text: 'Target, charged in the rear', to: 'dice', by: -2 },
    { when: 'outnumbered', text: 'Outnumbered three to one or worse', to: 'dice', by: -1 },
    { when: 'harassing', text: 'VC/NVA whose action is to harass (p. 69)', to: 'dice', by: -1 },
    {
      when: 'humanWave',
      text: 'VC/NVA human wave, three to one or better (p. 69)',
      to: 'score',
      by: 1,
      effect: '+1 passed by itself',
    },
  ],
  rows: [
    {
      from: 0,
      to: 'more',
      outcome: 'compare',
      text: "The d6 passed are compared with the other side's on Charge Resolution",
    },
  ],
  scoreCounts: true,
})

/** Charge Resolution (FNG p. 36), by the d6 that the charger passed less those that the target passed. */
export const chargeResolution = defineTable({
  id: 'charge-resolution',
  title: 'Charge Resolution',
  page: 36,
  alsoOn: [114],
  dice: { kind: 'lookUp' },
  how: "nothing is rolled: the charger's d6 passed less the target's",
  onPaper: "The charger's d6 passed less the target's",
  modifiers: [],
  rows: [
    {
      from: 3,
      to: 'more',
      outcome: 'targetTests',
      gives: { targetFires: 'none', cohesion: 'target', melee: 'unlessTargetRetires', takesSpotWithPartingShot: true },
      text: 'Target takes Cohesion; melee, or if the target leaves the battlefield its spot and a Parting Shot for the charger',
      cells: { 'more passed by': 'charger' },
    },
    {
      from: 2,
      to: 2,
      outcome: 'noFire',
      gives: { targetFires: 'none', cohesion: null, melee: 'always', takesSpotWithPartingShot: false },
      text: 'No fire by the target; melee',
      cells: { 'more passed by': 'charger' },
    },
    {
      from: 1,
      to: 1,
      outcome: 'oneShot',
      gives: { targetFires: 'oneShot', cohesion: null, melee: 'always', takesSpotWithPartingShot: false },
      text: 'A single shot by the target; melee',
      cells: { 'more passed by': 'charger' },
    },
    {
      from: 0,
      to: 0,
      outcome: 'fullFire',
      gives: { targetFires: 'full', cohesion: null, melee: 'always', takesSpotWithPartingShot: false },
      text: 'Full fire by the target; melee',
      cells: { 'more passed by': 'neither' },
    },
    {
      from: -1,
      to: -1,
      outcome: 'fullFire',
      gives: { targetFires: 'full', cohesion: null, melee: 'always', takesSpotWithPartingShot: false },
      text: 'Full fire by the target; melee',
      cells: { 'more passed by': 'target' },
    },
    {
      from: -2,
      to: -2,
      outcome: 'fullFire',
      gives: { targetFires: 'full', cohesion: null, melee: 'always', takesSpotWithPartingShot: false },
      text: 'Full fire by the target; melee',
      cells: { 'more passed by': 'target' },
    },
    {
      from: 'less',
      to: -3,
      outcome: 'chargerTests',
      gives: { targetFires: 'full', cohesion: 'charger', melee: 'ifChargerCarriesOn', takesSpotWithPartingShot: false },
      text: 'Full fire by the target; charger takes Cohesion, and melee only if he carries on',
      cells: { 'more passed by': 'target' },
    },
  ],
})

/** Melee weapons (FNG p. 35). The keys are the circumstances of `meleeCombat`; a figure uses its best. */
export const meleeWeapons = defineTable({
  id: 'melee-weapons',
  title: 'Melee weapons',
  page: 35,
  alsoOn: [37, 114],
  dice: { kind: 'lookUp' },
  figures: ['in dice'],
  tells: { dice: 'in dice' },
  modifiers: [],
  rows: [
    {
      key: 'unarmed',
      gives: { dice: -1 },
      cells: { weapon: 'None', 'what it is': 'bare hands', 'in dice': -1 },
    },
    {
      key: 'improvised',
      gives: { dice: 0 },
      cells: { weapon: 'Improvised', 'what it is': 'a branch or whatever lies about', 'in dice': 0 },
    },
    {
      key: 'handHeldBlade',
      gives: { dice: 1 },
      cells: { weapon: 'Hand-held blade', 'what it is': 'bayonet or knife in the hand', 'in dice': '+1' },
    },
    {
      key: 'rifleBayonet',
      gives: { dice: 2 },
      cells: {
        weapon: 'Rifle bayonet',
        'what it is': 'bayonet on a rifle, machete, two-handed engineering tool',
        'in dice': '+2',
      },
    },
  ],
})

/** Melee Combat (FNG p. 37): one round, for each of the two. Only the best melee weapon counts (ruling). */
export const meleeCombat = defineTable({
  id: 'melee-combat',
  title: 'Melee Combat',
  page: 37,
  alsoOn: [114],
  dice: { kind: 'successes', count: 'REP' },
  how: 'REP d6 counting successes (1-3), for both',
  modifiers: [
    { when: 'unarmed', text: 'No melee weapon', to: 'dice', by: -1 },
    { when: 'improvised', text: 'Improvised weapon (p. 35)', to: 'dice', by: 0, effect: '0' },
    { when: 'handHeldBlade', text: 'Bayonet or knife in the hand', to: 'dice', by: 1 },
    { when: 'rifleBayonet', text: 'Bayonet on a rifle, machete, two-handed tool', to: 'dice', by: 2 },
    { when: 'brawler', text: 'Brawler', to: 'dice', by: 1 },
    { when: 'knifeman', text: 'Knifeman, with the blade in his hand only', to: 'dice', by: 1 },
    { when: 'slight', text: 'Slight', to: 'dice', by: -1 },
    { when: 'wuss', text: 'Wuss', to: 'dice', by: -1 },
    { when: 'attackedFromBehind', text: 'The opponent is at his back', to: 'dice', by: -2 },
    { when: 'evenlyMatched', text: 'Evenly Matched already, in this turn or with another', to: 'dice', by: -1 },
    { when: 'prone', text: 'Prone', to: 'dice', by: -2 },
    { when: 'keepsHoldOfWounded', text: 'Star who does not let go of the wounded man (p. 39)', to: 'dice', by: -2 },
  ],
  rows: [
    {
      from: 0,
      to: 'more',
      outcome: 'compare',
      text: "The successes are compared with the opponent's on Melee Results",
    },
  ],
  scoreCounts: true,
})

/** Melee Results (FNG p. 37), by how many successes the better of the two has more than the other. */
export const meleeResults = defineTable({
  id: 'melee-results',
  title: 'Melee Results',
  page: 37,
  alsoOn: [114],
  dice: { kind: 'lookUp' },
  how: "nothing is rolled: the winner's successes less the loser's",
  onPaper: "The winner's successes less the loser's",
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 'more',
      outcome: 'knockedDown',
      gives: { impactPerSuccess: 1, coverCounts: false },
      text: 'The loser goes down: Combat Damage with the difference as Impact, whatever the cover',
    },
    {
      from: 0,
      to: 0,
      outcome: 'evenlyMatched',
      gives: { impactPerSuccess: 0, coverCounts: false },
      text: 'Evenly Matched: both stay in melee until one is active, and have 1d6 less against anybody else',
    },
  ],
})
