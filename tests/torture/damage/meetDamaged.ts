import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckView, ReplayView } from '../../../src/contract/campaign.ts'
import type { LibraryView } from '../../../src/contract/library.ts'
import type { Reply } from '../../../src/contract/rpc.ts'
import { badRefusal, openDesk } from '../desk.ts'

/** What became of a damaged file. */
export interface Met {
  /** It was refused when it was opened: its message; null where it was opened. */
  readonly refused: string | null
  /** Who says that it is damaged: the check, or only playing it again; null for nobody. */
  readonly found: 'check' | 'replay' | null
  /** What must not be, whatever is wrong with the file. */
  readonly faults: readonly string[]
}

const campaign = 'Damaged.tour'
const good = 'Good.tour'
const queries = [
  ['fng.roster', {}],
  ['fng.desk', {}],
  ['journal.list', {}],
  ['chronicle.view', {}],
] as const

/** @param folder with a good campaign, `Good.tour`, beside which the damaged one is laid. */
export async function meetDamaged(folder: string, bytes: Buffer): Promise<Met> {
  const path = join(folder, campaign)
  writeFileSync(path, bytes)
  const { program, mistakes } = openDesk(folder)
  const faults: string[] = []
  const asked = async (procedure: string, input: object): Promise<Reply> => {
    const reply = await program.call(procedure, input)
    const bad = badRefusal(reply)
    if (bad !== null) faults.push(`${procedure}: ${bad}`)
    return reply
  }
  try {
    const list = await asked('library.list', {})
    const cards = list.ok ? (list.value as LibraryView).campaigns : []
    const kindOf = (name: string) => cards.find((card) => card.campaign === name)?.state.kind
    if (kindOf(good) !== 'tour') faults.push('the good campaign beside it was not listed')
    if (kindOf(campaign) === undefined) faults.push('it was not listed')
    const opened = await asked('campaign.overview', { campaign })
    if (!opened.ok) {
      if (!readFileSync(path).equals(bytes)) faults.push('it was refused and written to')
      return { refused: opened.error.message, found: null, faults: [...faults, ...mistakes] }
    }
    for (const [procedure, input] of queries) await asked(procedure, { campaign, ...input })
    const check = await asked('campaign.check', { campaign })
    const isSound = check.ok && (check.value as CheckView).sound
    const replay = await asked('campaign.replay', { campaign })
    const isSame = replay.ok && (replay.value as ReplayView).same
    return { refused: null, found: !isSound ? 'check' : !isSame ? 'replay' : null, faults: [...faults, ...mistakes] }
  } finally {
    await program.close()
  }
}

/** Lays the good campaign beside which damaged ones are met. @returns its file. */
export function layGood(folder: string, bytes: Buffer): string {
  const path = join(folder, good)
  writeFileSync(path, bytes)
  return path
}
