import { defineTable } from '../../../../main/engine/table.ts'

/** Making the Call (FNG p. 72). */
export const makingTheCall = defineTable({
  id: 'making-the-call',
  title: 'Making the Call',
  page: 72,
  dice: { kind: 'passing', count: 1, versus: 'REP' },
  how: '1d6 passing vs modified REP; before it 1d6 read for atmospheric conditions',
  modifiers: [
    { when: 'badWeather', text: 'Inclement or Terrible weather', to: 'target', by: -1 },
    { when: 'tallestHill', text: 'On top of the tallest hill of the table', to: 'target', by: 1 },
    { when: 'fieldPhone', text: 'Using a hardwired field phone', to: 'target', by: 1 },
    { when: 'atmospherics1', text: 'Atmospheric conditions: 1d6 scores 1', to: 'target', by: -1 },
    { when: 'atmospherics6', text: 'Atmospheric conditions: 1d6 scores 6', to: 'target', by: 1 },
    { when: 'rtoWizard', text: 'RTO Wizard attribute (p. 6)', to: 'target', by: 1 },
  ],
  rows: [
    { from: 1, to: 1, outcome: 'connected', text: 'Connected; what was called for is carried out' },
    {
      from: 0,
      to: 0,
      outcome: 'notConnected',
      text: 'Not connected; no second try this turn with this radio or phone',
    },
  ],
})

/** Activating a subordinate by radio (FNG p. 73). */
export const activateSubordinate = defineTable({
  id: 'activate-subordinate',
  title: 'Activating a subordinate by radio',
  page: 73,
  dice: { kind: 'passing', count: 1, versus: 'REP' },
  how: "1d6 passing vs the Commander's REP",
  modifiers: [],
  rows: [
    {
      from: 1,
      to: 1,
      outcome: 'activates',
      text: 'The group gives up its normal activation and activates at once instead',
    },
    {
      from: 0,
      to: 0,
      outcome: 'stays',
      text: 'The group keeps its normal activation and does not activate now; the Commander may do nothing more this Activation',
    },
  ],
})

/** Ready Support Request (FNG p. 74). */
export const readySupportRequest = defineTable({
  id: 'ready-support-request',
  title: 'Ready Support Request',
  page: 74,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'now', text: 'Arrives, available at once' },
    { from: 2, to: 2, outcome: 'now', text: 'Arrives, available at once' },
    { from: 3, to: 3, outcome: 'now', text: 'Arrives, available at once' },
    { from: 4, to: 4, outcome: 'nextActive', text: 'Arrives when the requesting player is next active' },
    { from: 5, to: 5, outcome: 'nextActive', text: 'Arrives when the requesting player is next active' },
    { from: 6, to: 6, outcome: 'gone', text: 'Sent to another mission: no longer available as Ready Support' },
  ],
})
