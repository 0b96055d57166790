import { ofTurn } from '../shared/ofTurn.ts'
import { afterActionModel, lastPlayed } from './afterAction.ts'
import { afterActionSheet } from './afterActionSheet.ts'

export const afterActionOffer = ofTurn({
  sheet: 'afterAction',
  title: 'After action report',
  about: 'One turn: missions, both victory lists, teams, casualties, momentum, who came back and who came.',
  group: 'folder',
  usualTurn: lastPlayed,
  none: 'No game has been assessed yet.',
  make: (at, name, turn) => afterActionSheet(afterActionModel(at, name, turn)),
})
