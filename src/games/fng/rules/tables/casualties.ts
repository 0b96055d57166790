import { defineTable } from '../../../../main/engine/table.ts'

/** Walking wounded (FNG p. 24). */
export const oofMobility = defineTable({
  id: 'oof-mobility',
  title: 'Walking wounded',
  page: 24,
  alsoOn: [38],
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 2, outcome: 'walking', text: 'Walking wounded: moves on its own at half normal speed' },
    { from: 3, to: 6, outcome: 'cannotMove', text: 'Cannot move on its own; must be retrieved by others' },
  ],
})

/** Medic availability (FNG p. 39). */
export const medicAvailability = defineTable({
  id: 'medic-availability',
  title: 'Medic availability',
  page: 39,
  dice: { kind: 'read' },
  how: '1d6 read (each platoon has one Medic)',
  modifiers: [],
  rows: [
    {
      when: 'oneSquad',
      from: 1,
      to: 2,
      outcome: 'present',
      text: 'The Medic is with that squad',
      cells: { circumstance: 'first squad on the table' },
    },
    {
      when: 'oneSquad',
      from: 3,
      to: 6,
      outcome: 'absent',
      text: 'No Medic yet',
      cells: { circumstance: 'first squad on the table' },
    },
    {
      when: 'twoSquads',
      from: 1,
      to: 4,
      outcome: 'present',
      text: 'The Medic is with one of the two, at random',
      cells: { circumstance: 'two squads on the table' },
    },
    {
      when: 'twoSquads',
      from: 5,
      to: 6,
      outcome: 'absent',
      text: 'No Medic yet',
      cells: { circumstance: 'two squads on the table' },
    },
    {
      key: 'platoonArrives',
      outcome: 'present',
      text: 'The Medic arrives too, if not there already',
      cells: { circumstance: 'rest of the platoon arrives' },
    },
  ],
})

/** First Aid (FNG p. 39). */
export const firstAid = defineTable({
  id: 'first-aid',
  title: 'First Aid',
  page: 39,
  dice: {
    kind: 'stages',
    stages: [
      { kind: 'passing', count: 1, versus: 'REP of the Medic' },
      { kind: 'passing', count: 1, versus: 'REP of the victim' },
    ],
  },
  how: "1d6 passing vs the Medic's REP and 1d6 passing vs the victim's REP",
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'fit', text: 'Flesh wound: returns to the fight at once, at normal REP' },
    { from: 1, to: 1, outcome: 'fitRepDown', text: 'Returns to the fight at once, -1 REP for the rest of the battle' },
    { from: 0, to: 0, outcome: 'stillOut', text: 'Remains Out of the Fight' },
  ],
})

/** After the Battle Recovery (FNG p. 40). */
export const afterBattleRecovery = defineTable({
  id: 'after-the-battle-recovery',
  title: 'After the Battle Recovery',
  page: 40,
  dice: { kind: 'passing', count: 2, versus: 'REP', alwaysFails: 6 },
  how: '2d6 passing vs current REP; a score of 6 always fails',
  heads: { text: 'result' },
  modifiers: [
    { when: 'byFoot', text: 'Evacuated by foot or vehicle', to: 'target', by: 1 },
    { when: 'byMedevac', text: 'Evacuated by Medevac helicopter', to: 'target', by: 2 },
    { when: 'burned', text: 'Hurt in a fire and recovered (p. 44)', to: 'dice', by: -1 },
  ],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'recovers',
      text: 'Recovers to normal REP',
      cells: { 'what it means for the campaign': 'stays with the squad' },
    },
    {
      from: 1,
      to: 1,
      outcome: 'recoversLater',
      text: 'Recovers at -1 to REP',
      cells: { 'what it means for the campaign': 'away 1/2d6 missions, then back in the squad as a Replacement' },
    },
    {
      from: 0,
      to: 0,
      outcome: 'lost',
      text: 'Dies of wounds or is sent home',
      cells: { 'what it means for the campaign': 'lost to the campaign' },
    },
  ],
})
