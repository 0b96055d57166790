import { text, type GameHelp } from '../../../../src/renderer/screens/help/helpTypes.ts'

export const help: GameHelp = {
  index: [
    { id: 'river', title: 'The river', part: 'Playing' },
    'dice',
    'undo',
    'library',
    'journal',
    'tables',
    'print',
  ],
  pages: [
    { id: 'river', blocks: [text('Each stretch is one die of twelve sides and one card. A red card is a fair wind.')] },
  ],
}
