import type { GameHelp, HelpEntry, HelpPage } from './helpTypes.ts'

/** A help page: its id and its title. */
type Titled = readonly [id: string, title: string]

/**
 * The help of a game in the order of the contents: how it is played, its screens, what there is to look up, among the
 * program's own pages. Its pages bring a `glossary`, and say what is `not-yet`.
 */
export function helpOfGame(of: {
  readonly playing: readonly Titled[]
  readonly screens: readonly Titled[]
  readonly pages: readonly HelpPage[]
}): GameHelp {
  const under = (part: string, titled: readonly Titled[]) =>
    titled.map(([id, title]): HelpEntry => ({ id, title, part }))
  return {
    index: [
      ...under('Playing', of.playing),
      ...['games', 'dice', 'undo', 'branches', 'files', 'library'],
      ...under('Pages of the program', of.screens),
      ...['journal', 'tables', 'print', 'settings', 'keys', 'rules', 'rulings'],
      ...under('To look up', [
        ['glossary', 'Words of these rules'],
        ['not-yet', 'What is not here, and why'],
      ]),
    ],
    pages: of.pages,
  }
}
