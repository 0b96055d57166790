import { aidSheet, type AidBlocks, type AidSide } from '../../../../main/sheets/aid/card.ts'
import type { AidFrame } from '../../../../main/sheets/aid/page.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'
import { game } from '../shared/signs.ts'
import { moments } from './moments.ts'
import { beforePage } from './pages/before.ts'
import { fightPage } from './pages/fight.ts'
import { morePage } from './pages/more.ts'
import { movePage } from './pages/move.ts'

const frame: AidFrame = {
  source: `${game}, Player Aid`,
  key: ['**High die, low die:** of those of the move.', '**Framed:** from your copy. **Dashed:** lost in this text.'],
  moments,
}

/** The four pages, each set by hand. */
const pages: readonly AidSide<AidBlocks>[] = [
  { title: 'Before the game', draw: beforePage },
  { title: 'The turn, the move', draw: movePage },
  { title: 'Formations, ground, sight', draw: morePage },
  { title: 'Fire, close combat, morale', draw: fightPage },
]

/** Prints the player aid: a card of four pages to fold, or two sheets printed on both sides. */
export const playerAidSheet = (aid: AidBlocks): Sheet => aidSheet(frame, pages, aid)
