import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { RecentView } from '../../../contract/library.ts'
import { extension } from '../../store/fileNames.ts'
import type { RecentTours } from './recentTours.ts'

/**
 * @param folder of the library: its files go by their names, all others by their paths.
 * @returns the tours opened lately, newest first; those that are no longer there say so.
 */
export const recentView = (recent: RecentTours | undefined, folder: string): readonly RecentView[] =>
  (recent?.list() ?? []).map(({ path, at }) => {
    const isOurs = dirname(path) === resolve(folder)
    return {
      campaign: isOurs ? basename(path) : path,
      name: basename(path, extension),
      folder: isOurs ? null : dirname(path),
      at,
      missing: !existsSync(path),
    }
  })
