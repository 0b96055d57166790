import { aidSheet, type AidBlocks, type AidSide } from '../../../../main/sheets/aid/card.ts'
import type { AidFrame } from '../../../../main/sheets/aid/page.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'
import { game } from '../shared/signs.ts'
import { moments } from './moments.ts'
import { afterPage } from './pages/after.ts'
import { beforePage } from './pages/before.ts'
import { gamePage } from './pages/game.ts'
import { outcomePage } from './pages/outcome.ts'

const frame: AidFrame = {
  source: `${game}, Player Aid`,
  key: ['**TQ:** a die of Troop Quality. **Type up:** D6, D8, D10, D12.', '`4+`: 4 or more. `2 TQ`: two dice, added.'],
  moments,
  wedge: 'as agreed in this campaign',
}

/** The four pages, each set by hand. */
const pages: readonly AidSide<AidBlocks>[] = [
  { title: 'Before the game', draw: beforePage },
  { title: 'The game', draw: gamePage },
  { title: 'Who won, who was hurt', draw: outcomePage },
  { title: 'Who learnt, who comes back', draw: afterPage },
]

/** Prints the player aid: a card of four pages to fold, or two sheets printed on both sides. */
export const playerAidSheet = (aid: AidBlocks): Sheet => aidSheet(frame, pages, aid)
