import type { AidPage } from '../../../../main/sheets/aid/page.ts'
import { openAidPage, type AidFrame } from '../../../../main/sheets/aid/page.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { diceKey } from './blocks/turn.ts'
import { moments } from './moments.ts'
import { closePage } from './pages/close.ts'
import { shootPage } from './pages/shoot.ts'
import { turnPage } from './pages/turn.ts'
import { weaponsPage } from './pages/weapons.ts'
import { isHousePage, type PlayerAid } from './playerAid.ts'

const frame: AidFrame = { source: 'FNG: 2nd Tour, Player Aid', key: diceKey, moments }

/** The four pages, each set by hand. */
const pages: readonly { readonly title: string; readonly draw: (page: AidPage, aid: PlayerAid) => void }[] = [
  { title: 'The turn', draw: turnPage },
  { title: 'They shoot', draw: shootPage },
  { title: 'Close and hidden', draw: closePage },
  { title: 'Weapons, calls, after', draw: weaponsPage },
]

/** Prints the player aid: a card of four pages to fold, or two sheets printed on both sides. */
export const playerAidSheet = (aid: PlayerAid): Sheet =>
  sheetOf('Player Aid', (measure, page) => playerAidPages(measure, aid, page), { leaves: 'whole' })

/** @returns the pages, whose blocks stand in the same places on every paper. */
export const playerAidPages = (measure: Measure, aid: PlayerAid, page: Box): Mark[][] =>
  pages.map(({ title, draw }, i) => {
    const opened = openAidPage(measure, page, frame, { number: i + 1, title, house: isHousePage(aid, i + 1) })
    draw(opened, aid)
    return opened.pen.marks
  })
