import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { StoreError } from '../../store/errors.ts'
import { openTourFile } from '../../store/openTourFile.ts'
import type { TourFile } from '../../store/tourFile.ts'
import type { AppSystem } from '../appSystem.ts'
import { appSystem, systems } from '../systems.ts'

/** A campaign that is open in this program. */
export interface OpenTour {
  readonly campaign: string
  readonly file: TourFile
  readonly app: AppSystem
}

/** The files that this program holds open, each once. */
export interface OpenTours {
  /** @returns the open campaign; opens its file when need be. Throws StoreError. */
  get(campaign: string): OpenTour
  /** @returns the path of a campaign's file. Throws StoreError `not-found` for one this door may not reach. */
  path(campaign: string): string
  /** Lets go of a file, before it is renamed or deleted. */
  close(campaign: string): void
  closeAll(): void
}

/**
 * @param folder of the library; a campaign is the name of a file in it.
 * @param anywhere lets a campaign be a whole path too: for the terminal and for files picked in a dialog.
 */
export function openTours(folder: string, anywhere: boolean): OpenTours {
  const open = new Map<string, OpenTour>()
  const path = (campaign: string): string => {
    const inLibrary = join(folder, basename(campaign))
    if (campaign === basename(campaign) && !campaign.startsWith('.')) return inLibrary
    const whole = resolve(campaign)
    if (dirname(whole) === resolve(folder)) return whole
    if (anywhere && isAbsolute(campaign)) return whole
    throw new StoreError('not-found', 'That file lies outside the library folder. Nothing was changed.')
  }
  const get = (campaign: string): OpenTour => {
    const key = path(campaign)
    const known = open.get(key)
    if (known) return known
    const file = openTourFile(
      key,
      systems.map(({ system }) => system),
    )
    const tour = { campaign, file, app: appSystem(file.system.id) }
    open.set(key, tour)
    return tour
  }
  const close = (campaign: string): void => {
    const key = path(campaign)
    open.get(key)?.file.close()
    open.delete(key)
  }
  return {
    get,
    path,
    close,
    closeAll() {
      for (const { file } of open.values()) file.close()
      open.clear()
    },
  }
}
