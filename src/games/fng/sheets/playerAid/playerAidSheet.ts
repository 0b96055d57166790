import { aidSheet } from '../../../../main/sheets/aid/card.ts'
import type { AidFrame, AidPage } from '../../../../main/sheets/aid/page.ts'
import type { Sheet } from '../../../../main/sheets/sheet.ts'
import { diceKey } from './blocks/turn.ts'
import { moments } from './moments.ts'
import { closePage } from './pages/close.ts'
import { shootPage } from './pages/shoot.ts'
import { turnPage } from './pages/turn.ts'
import { weaponsPage } from './pages/weapons.ts'
import type { PlayerAid } from './playerAid.ts'

const frame: AidFrame = { source: 'FNG: 2nd Tour, Player Aid', key: diceKey, moments }

/** The four pages, each set by hand. */
const pages: readonly { readonly title: string; readonly draw: (page: AidPage, aid: PlayerAid) => void }[] = [
  { title: 'The turn', draw: turnPage },
  { title: 'They shoot', draw: shootPage },
  { title: 'Close and hidden', draw: closePage },
  { title: 'Weapons, calls, after', draw: weaponsPage },
]

/** Prints the player aid: a card of four pages to fold, or two sheets printed on both sides. */
export const playerAidSheet = (aid: PlayerAid): Sheet => aidSheet(frame, pages, aid)
