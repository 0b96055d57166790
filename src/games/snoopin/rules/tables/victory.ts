import { defineTable } from '../../../../main/engine/table.ts'
import { afterAction } from './pages.ts'

/** Points for each time that an event happened; those of losses have another number for an officer. */
export const vpFreeWorld = defineTable({
  id: 'snoopin.vp-free-world',
  title: 'Victory points, Free World Forces',
  ...afterAction,
  dice: { kind: 'lookUp' },
  heads: { text: 'VP' },
  figures: ['VP', 'officer'],
  modifiers: [],
  notes: [
    'Regulars against regulars both use this list.',
    'A vehicle that is disabled and later destroyed counts as destroyed only.',
  ],
  rows: [
    { key: 'objective', gives: { points: 15 }, text: '+15', cells: { event: 'each objective achieved', officer: '' } },
    { key: 'wia', gives: { points: -1, officer: -2 }, text: '-1', cells: { event: 'each WIA', officer: '-2' } },
    { key: 'kia', gives: { points: -2, officer: -3 }, text: '-2', cells: { event: 'each KIA', officer: '-3' } },
    { key: 'pow', gives: { points: -3, officer: -4 }, text: '-3', cells: { event: 'each POW', officer: '-4' } },
    {
      key: 'afvDisabled',
      gives: { points: 3 },
      text: '+3',
      cells: { event: 'each enemy AFV disabled', officer: '' },
    },
    {
      key: 'afvDestroyed',
      gives: { points: 5 },
      text: '+5',
      cells: { event: 'each enemy AFV destroyed', officer: '' },
    },
    {
      key: 'mobDispersed',
      gives: { points: 5 },
      text: '+5',
      cells: { event: 'each civilian mob peacefully dispersed', officer: '' },
    },
    { key: 'momentum', gives: { points: 1 }, text: '+1', cells: { event: 'each remaining OMP', officer: '' } },
  ],
})

export const vpVc = defineTable({
  id: 'snoopin.vp-vc',
  title: 'Victory points, VC',
  ...afterAction,
  dice: { kind: 'lookUp' },
  heads: { text: 'VP' },
  figures: ['VP'],
  modifiers: [],
  notes: ['A vehicle that is disabled and later destroyed counts as destroyed only.'],
  rows: [
    { key: 'leaderKilled', gives: { points: -1 }, text: '-1', cells: { event: 'each insurgent leader killed' } },
    { key: 'vehicleDisabled', gives: { points: 5 }, text: '+5', cells: { event: 'each regular vehicle disabled' } },
    { key: 'vehicleDestroyed', gives: { points: 7 }, text: '+7', cells: { event: 'each regular vehicle destroyed' } },
    { key: 'civilianCasualty', gives: { points: 5 }, text: '+5', cells: { event: 'each civilian casualty' } },
    {
      key: 'mobTurned',
      gives: { points: 3 },
      text: '+3',
      cells: { event: 'each civilian mob turned into insurgents or influenced' },
    },
    {
      key: 'objectiveFailed',
      gives: { points: 15 },
      text: '+15',
      cells: { event: 'each objective that the regular player fails to achieve' },
    },
  ],
})

/** Looked up by how many whole times the higher total holds the lower one; 0 stands for equal totals. */
export const margin = defineTable({
  id: 'snoopin.margin',
  title: 'Margin of victory',
  ...afterAction,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled; whole times that the higher total holds the lower, 0 where they are equal',
  onPaper: 'By how many whole times the higher total holds the lower',
  heads: { from: 'times' },
  modifiers: [],
  notes: [
    'The winner above 0 and the loser at 0 or less: Decisive Victory. Both at 0 or less and not equal: Marginal Victory.',
  ],
  rows: [
    { from: 0, to: 0, outcome: 'draw', text: 'Draw', cells: { totals: 'equal' } },
    {
      from: 1,
      to: 1,
      outcome: 'marginal',
      text: 'Marginal Victory',
      cells: { totals: 'more than the opponent, less than twice' },
    },
    {
      from: 2,
      to: 2,
      outcome: 'victory',
      text: 'Victory',
      cells: { totals: 'twice or more, less than three times' },
    },
    { from: 3, to: 'more', outcome: 'decisive', text: 'Decisive Victory', cells: { totals: 'three times or more' } },
  ],
})
