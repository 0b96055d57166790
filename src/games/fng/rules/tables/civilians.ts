import { defineTable } from '../../../../main/engine/table.ts'

/** What each civilian is doing at the start (FNG p. 55). */
export const civilianActivity = defineTable({
  id: 'civilian.activity',
  title: 'what each civilian is doing at the start',
  page: 55,
  dice: { kind: 'read' },
  how: '1d6 read, per civilian',
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'meets',
      text: 'Talks with the nearest civilian within 1", or walks towards the nearest one',
    },
    { from: 2, to: 2, outcome: 'field', text: 'Walks towards a field, paddy, orchard or pig pen' },
    { from: 3, to: 3, outcome: 'building', text: 'Walks towards the nearest building' },
    { from: 4, to: 4, outcome: 'idle', text: 'Sits or stands about' },
    { from: 5, to: 5, outcome: 'works', text: 'Works on cloth, mending or weaving' },
    {
      from: 6,
      to: 6,
      outcome: 'leaves',
      text: 'Walks at normal speed off the table, by road or trail if there is one',
    },
  ],
})

/** Reaction to shooting (FNG p. 55). */
export const civilianReaction = defineTable({
  id: 'civilian.reaction',
  title: 'reaction to shooting',
  page: 55,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP (2), once per group of civilians',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'runs', text: 'Fast Moves away from the shooter or towards cover, whichever is nearer' },
    { from: 1, to: 1, outcome: 'moves', text: 'Moves towards the nearest cover' },
    { from: 0, to: 0, outcome: 'freezes', text: '1d6: (1-3) drops prone, (4-6) stays standing, frozen on the spot' },
  ],
})

/** Speak Local, civilians (FNG p. 56). */
export const civilianSpeakLocal = defineTable({
  id: 'civilian.speak-local',
  title: 'Speak Local, civilians',
  page: 56,
  dice: { kind: 'successes', count: 'REP' },
  how: 'REP d6 (soldier) against EAL d6 (civilian), counting successes (1-3)',
  modifiers: [
    {
      when: 'notFluent',
      text: 'Soldier lacks the Fluent attribute',
      to: 'dice',
      by: -2,
      effect: '-2d6 for the soldier',
    },
    {
      when: 'shooting',
      text: 'There has already been shooting on the table, or a civilian building has been destroyed',
      to: 'dice',
      by: 2,
      effect: '+2d6 for the civilian',
    },
    {
      when: 'civilianHurt',
      text: 'A civilian has been wounded or killed by FWF, directly or indirectly',
      to: 'dice',
      by: 2,
      effect: '+2d6 for the civilian',
    },
  ],
  rows: [
    {
      key: 'twice',
      text: "All enemy PEFs are revealed; the civilian goes along with the player's force and cancels all booby traps; moves as directed this turn",
      cells: { from: "soldier has twice the civilian's successes", to: 'more' },
    },
    {
      key: 'more',
      text: '1d6: (1-4) the nearest booby trap, (5-6) the nearest PEF is revealed; the next booby trap triggered above ground counts as disarmed; moves as directed this turn, at normal speed only',
      cells: { from: 'soldier has more successes', to: 'less than the row above' },
    },
    {
      key: 'equal',
      text: 'Tells nothing; does not move this turn but will next turn',
      cells: { from: 'equal', to: 'equal' },
    },
    {
      key: 'fewer',
      text: 'Tells nothing and does not move unless forced: fight one round of melee (intimidation, no damage); if the civilian wins he Fast Moves away, on any other result he moves as directed',
      cells: { from: 'soldier has fewer successes', to: '' },
    },
  ],
})

/** Speak Local, indigenous troops (FNG p. 56). */
export const indigenousSpeakLocal = defineTable({
  id: 'indigenous.speak-local',
  title: 'Speak Local, indigenous troops',
  page: 56,
  dice: { kind: 'successes', count: 'REP' },
  how: 'REP d6 counting successes (1-3)',
  modifiers: [
    { when: 'notFluent', text: 'Advisor lacks the Fluent attribute', to: 'dice', by: -2 },
    { when: 'casualties', text: 'The unit has taken 25% casualties or more', to: 'dice', by: -1 },
  ],
  rows: [
    {
      from: 3,
      to: 'more',
      outcome: 'trust',
      text: 'They do as ordered; this group needs no further Speak Local test for the rest of the battle',
    },
    { from: 2, to: 2, outcome: 'nextTurn', text: 'They carry out the order from next turn' },
    {
      from: 1,
      to: 1,
      outcome: 'nextActivation',
      text: 'They carry out the order at their next Activation, at normal movement speed only',
    },
    { from: 0, to: 0, outcome: 'refuse', text: 'They do nothing voluntary this turn except fire at the enemy' },
  ],
})
