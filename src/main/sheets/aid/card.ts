import { sheetOf, type Sheet } from '../sheet.ts'
import { hasHouse, type AidBlock } from './block.ts'
import { openAidPage, type AidFrame, type AidPage } from './page.ts'

/** What stands on a player aid. */
export interface AidBlocks {
  /** By number: "2.4". */
  readonly blocks: ReadonlyMap<string, AidBlock>
}

/** A page of it, set by hand. */
export interface AidSide<A extends AidBlocks> {
  readonly title: string
  readonly draw: (page: AidPage, aid: A) => void
}

export const byNumber = (blocks: readonly AidBlock[]): AidBlocks['blocks'] =>
  new Map(blocks.map((block) => [block.number, block]))

/** @returns a block by its number. */
export const blockIn = ({ blocks }: AidBlocks, number: string): AidBlock => blocks.get(number)!

/** @returns whether a page says something that a house rule has changed. */
export const isHousePage = ({ blocks }: AidBlocks, page: number): boolean =>
  [...blocks.values()].some((block) => block.number.startsWith(`${page}.`) && hasHouse(block))

/** @returns the player aid: blocks stand in the same places on every paper. Its four pages are one card to fold. */
export const aidSheet = <A extends AidBlocks>(frame: AidFrame, sides: readonly AidSide<A>[], aid: A): Sheet =>
  sheetOf(
    'Player Aid',
    (measure, page) =>
      sides.map(({ title, draw }, i) => {
        const opened = openAidPage(measure, page, frame, { number: i + 1, title, house: isHousePage(aid, i + 1) })
        draw(opened, aid)
        return opened.pen.marks
      }),
    { leaves: 'whole' },
  )
