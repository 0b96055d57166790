import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LibraryView, KeptView } from '../../src/contract/library.ts'
import { ask } from '../../src/main/cli/command.ts'
import { openDesk } from './desk.ts'
import { entriesIn, unsound } from './sound.ts'
import type { Tally } from './trial.ts'

/** What must be there, whatever went wrong. */
export interface Promised {
  /** By their files: ids of the entries that were acknowledged. */
  readonly entries: ReadonlyMap<string, readonly number[]>
  /** Of each file, where that is known. */
  readonly heads: ReadonlyMap<string, number | null>
  /** How many entries of each, and how many files, may be there besides: what was under way. */
  readonly more: number
}

/** Opens a library after a program over it was killed or refused, and notes what is lost, half, or not as it was. */
export async function lookAfter(folder: string, promised: Promised, what: string, tally: Tally): Promise<void> {
  for (const campaign of promised.entries.keys())
    if (existsSync(join(folder, `${campaign}-journal`))) tally.count('left a journal to be rolled back')
  const { program, mistakes } = openDesk(folder)
  try {
    const list: LibraryView = await ask(program, 'library.list', {})
    const names = list.campaigns.map(({ campaign }) => campaign)
    for (const { campaign, state } of list.campaigns)
      if (state.kind === 'broken') tally.fault(`${what}: ${campaign} is broken: ${state.message}`)
    for (const campaign of promised.entries.keys())
      tally.expect(names.includes(campaign), `${what}: ${campaign} is lost.`)
    tally.expect(
      names.length <= promised.entries.size + promised.more,
      `${what}: the library holds ${names.join(', ')}.`,
    )
    for (const campaign of names) {
      const wrong = await unsound(program, folder, campaign)
      tally.expect(wrong === null, `${what}: ${campaign}: ${wrong ?? ''}`)
      const ids = (await entriesIn(program, campaign)).map(({ id }) => id)
      const acknowledged = promised.entries.get(campaign)
      if (acknowledged === undefined) continue
      const lost = acknowledged.filter((id) => !ids.includes(id))
      tally.expect(lost.length === 0, `${what}: entries ${lost.join(', ')} of ${campaign} are lost.`)
      tally.expect(
        ids.length <= acknowledged.length + promised.more,
        `${what}: ${campaign} has ${ids.length} entries where ${acknowledged.length} were acknowledged.`,
      )
      const { head } = await ask(program, 'campaign.overview', { campaign })
      const wanted = promised.heads.get(campaign)
      if (wanted !== undefined) tally.expect(head === wanted, `${what}: ${campaign} stands at ${head}, not ${wanted}.`)
    }
    const kept: KeptView = await ask(program, 'library.kept', {})
    for (const { copy, error } of kept.tours.flatMap(({ copies }) => copies))
      tally.expect(error === null, `${what}: the copy ${copy} cannot be read: ${error ?? ''}`)
  } finally {
    await program.close()
  }
  for (const mistake of mistakes) tally.fault(`${what}: ${mistake}`)
}
