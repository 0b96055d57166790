import { basename } from 'node:path'
import { adviceOn } from '../campaign/checkView.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { News } from './news.ts'
import type { OpenTour } from './openTours.ts'

/**
 * Walks through the journal of a tour that has been opened, beside the player's work, and looks whether it is as it was
 * written. What it finds is told once, with what a check advises for it.
 */
export async function watchChain(jobs: Pick<Jobs, 'run'>, news: Pick<News, 'tell'>, { file }: OpenTour): Promise<void> {
  const broken = await jobs.run(undefined, file.brokenEntry())
  if (broken === null) return
  const found = broken.message.replace(/\.$/, '')
  news.tell(file.path, {
    code: 'damaged',
    message: `The journal of ${basename(file.path)} is not all as Short-Timer wrote it (${found}). ${adviceOn([broken], true)!}`,
  })
}
