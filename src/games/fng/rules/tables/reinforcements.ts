import { defineTable } from '../../../../main/engine/table.ts'

/** Reinforcements (FNG p. 93). */
export const reinforcements = defineTable({
  id: 'reinforcements',
  title: 'Reinforcements',
  page: 93,
  dice: { kind: 'passing', count: 2, versus: 'level' },
  how: '2d6 passing vs SL (FWF) or EAL (VC/NVA)',
  modifiers: [
    { when: 'highActivity', text: 'VC/NVA "EAL of 5" (Activity result with PEF REP 5)', to: 'dice', by: 1 },
    { when: 'lowActivity', text: 'VC/NVA "EAL of 1" (Activity result with PEF REP 1)', to: 'dice', by: -1 },
  ],
  rows: [
    { from: 2, to: 'more', outcome: 'full', text: 'Roll 1d6 per level of SL or EAL on the reinforcement chart' },
    { from: 1, to: 1, outcome: 'half', text: 'Roll half the SL or EAL in d6 (rounded up) on the reinforcement chart' },
    { from: 0, to: 0, outcome: 'none', text: 'No reinforcements this time' },
  ],
})

/** Weapon of a Political Officer or Cadre (FNG p. 96). */
export const politicalOfficerWeapon = defineTable({
  id: 'political-officer-weapon',
  title: 'Weapon of a Political Officer or Cadre',
  page: 96,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'tt-30', text: 'Pistol' },
    { from: 4, to: 5, outcome: 'smg', text: 'SMG' },
    { from: 6, to: 6, outcome: 'ak-47', text: 'AK-47' },
  ],
})

/** Reinforcements Request (FNG p. 97). */
export const reinforcementsRequest = defineTable({
  id: 'reinforcements-request',
  title: 'Reinforcements Request',
  page: 97,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [
    { when: 'lieutenant', text: 'Force Commander is a Lieutenant', to: 'score', by: 1 },
    { when: 'captain', text: 'Force Commander is a Captain or higher', to: 'score', by: 2 },
    { when: 'forwardObserver', text: 'A Forward Observer makes the call', to: 'score', by: 2 },
    { when: 'supportLevel1', text: 'Support Level 1', to: 'score', by: -3 },
    { when: 'supportLevel2', text: 'Support Level 2', to: 'score', by: -2 },
    { when: 'supportLevel3', text: 'Support Level 3', to: 'score', by: -1 },
    { when: 'supportLevel4', text: 'Support Level 4', to: 'score', by: -1 },
  ],
  rows: [
    { from: 'less', to: 1, outcome: 'denied', text: 'Denied: no reinforcements for the rest of the game' },
    { from: 2, to: 2, outcome: 'notNow', text: 'None this turn; may be asked for again on a later turn' },
    { from: 3, to: 3, outcome: 'halfDie', text: 'Granted; arrive in 1/2d6 turns' },
    { from: 4, to: 4, outcome: 'twoTurns', text: 'Granted; arrive in 2 turns' },
    { from: 5, to: 5, outcome: 'nextTurn', text: 'Granted; arrive next turn' },
    { from: 6, to: 'more', outcome: 'now', text: 'Granted; available at once' },
  ],
})

/** Reinforcement Entry (FNG p. 97). */
export const reinforcementEntry = defineTable({
  id: 'reinforcement-entry',
  title: 'Reinforcement Entry',
  page: 97,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'leftEdge', text: 'Table edge to the player\'s left, at most 12" up that edge' },
    { from: 2, to: 2, outcome: 'rearLeft', text: 'Edge behind the player, left side, up to 12" toward the centre' },
    { from: 3, to: 3, outcome: 'rearCentre', text: 'Edge behind the player, up to 6" either side of the centre' },
    { from: 4, to: 4, outcome: 'rearCentre', text: 'Edge behind the player, up to 6" either side of the centre' },
    { from: 5, to: 5, outcome: 'rearRight', text: 'Edge behind the player, right side, up to 12" toward the centre' },
    { from: 6, to: 6, outcome: 'rightEdge', text: 'Table edge to the player\'s right, at most 12" up that edge' },
  ],
})
