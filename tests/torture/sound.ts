import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { CheckView, ReplayView } from '../../src/contract/campaign.ts'
import type { EntryView } from '../../src/contract/journal.ts'
import type { Program } from '../../src/main/app/program.ts'
import { ask } from '../../src/main/cli/command.ts'

/** @returns why a campaign is not what it should be: its pages, its rows, its journal; null for a sound one. */
export async function unsound(program: Program, folder: string, campaign: string): Promise<string | null> {
  const raw = new Database(join(folder, campaign))
  try {
    const pages = raw.pragma('integrity_check', { simple: true })
    if (pages !== 'ok') return `its pages: ${String(pages)}`
    if ((raw.pragma('foreign_key_check') as unknown[]).length > 0) return 'rows lead to rows that are not there'
  } finally {
    raw.close()
  }
  const check = await program.call('campaign.check', { campaign })
  if (!check.ok) return check.error.message
  const { findings } = check.value as CheckView
  if (findings.length > 0) return findings.slice(0, 3).join(' ')
  const replay = await program.call('campaign.replay', { campaign })
  if (!replay.ok) return replay.error.message
  const { first } = replay.value as ReplayView
  return first === null ? null : `played again, entry ${first.depth} (${first.title}) differs: ${first.how}`
}

/** @returns the entries of a campaign, undone ones too, the first first. */
export async function entriesIn(program: Program, campaign: string): Promise<readonly EntryView[]> {
  const page = await ask(program, 'journal.list', { campaign, limit: 1000 })
  return page.entries.toSorted((a, b) => a.id - b.id)
}
