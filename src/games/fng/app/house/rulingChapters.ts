import type { RulingChapter } from '../../../../contract/house.ts'
import { rulings } from '../../rules/rulings/rulings.ts'

/** All rulings, chapter by chapter, with the switch of those that a campaign may read otherwise. */
export const rulingChapters: readonly RulingChapter[] = rulings.map(({ id, title, rulings: own }) => ({
  id,
  title,
  rulings: own.map((ruling) => ({
    id: ruling.id,
    page: ruling.page,
    text: ruling.text,
    switch: ruling.switch ?? null,
  })),
}))
