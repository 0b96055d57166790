import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CopiedView } from '../../../contract/library.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { copyOfSnapshot } from '../../store/snapshots.ts'
import { gameOf } from '../gameOf.ts'
import type { Session } from '../session.ts'
import { latestOf } from './drill.ts'

/**
 * Copies the newest snapshot of each campaign of the library to the second folder, where it does not lie there already; a
 * piece of the work is a campaign.
 * @throws StoreError `not-found` where no second folder is chosen; what went wrong there, and the copies before it stay.
 */
export function* copyAll({ library, looker, secondFolder, options }: Session): Work<CopiedView> {
  secondFolder.mustBeChosen()
  const listed = yield* partOf(library.list(looker), 0, 0.3)
  const campaigns = listed.flatMap(({ tour }) => (tour ? [tour] : []))
  let copied = 0
  let there = 0
  for (const [i, { info, card }] of campaigns.entries()) {
    yield { done: 0.3 + (0.7 * i) / campaigns.length, of: 1, what: info.name }
    const latest = latestOf(library.snapshots(info.id), info)
    if (!latest) continue
    const { system, now } = gameOf(card.game)
    const bytes = readFileSync(join(library.folder, copyOfSnapshot(info.id, latest.snapshot)))
    const about = { campaign: info.id, system, now: options.now().toISOString(), monthOf: now.month }
    const copying = secondFolder
      .copy({ name: info.name, label: latest.label }, { ...about, bytes, name: latest })
      .then((isNew) => {
        if (isNew) copied++
        else there++
      })
    yield { done: 0.3 + (0.7 * (i + 1)) / campaigns.length, of: 1, what: info.name, until: copying }
  }
  return { copied, there, without: campaigns.length - copied - there }
}
