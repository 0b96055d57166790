import type { HelpOf } from '../../../main/app/game/help.ts'
import { flow } from '../rules/flow.ts'
import { rulings } from '../rules/rulings.ts'

/** What the game tells of itself on the help pages. */
export const help: HelpOf = {
  rulings: rulings.map(({ title, rulings: all }, chapter) => ({
    id: String(chapter + 1),
    title,
    rulings: all.map(({ page, text }, i) => ({ id: `${chapter + 1}.${i + 1}`, page, text, switch: null })),
  })),
  phases: flow.map(({ part, title, page, explanation }) => ({ phase: part, title, page, explanation, when: null })),
}
