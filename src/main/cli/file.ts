import { readdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Program } from '../app/program.ts'
import { NotSo, type Context, type OpenOptions } from './command.ts'

/** A program opened for one campaign file, and the campaign's name in the contract: the file's whole path. */
export interface OpenedFile {
  readonly program: Program
  readonly campaign: string
}

/**
 * Opens the program on the folder of the command's first operand.
 *
 * @throws NotSo when there is no such file: opening must not make folders.
 */
export function openFile({ operands, open }: Context, deliverSheet?: OpenOptions['deliverSheet']): OpenedFile {
  const campaign = resolve(operands[0]!)
  const found = statSync(campaign, { throwIfNoEntry: false })
  if (!found) throw noFile(campaign)
  if (found.isDirectory()) throw new NotSo(`${campaign} is a folder, not the file of a campaign.`)
  return { program: open({ folder: dirname(campaign), ...(deliverSheet && { deliverSheet }) }), campaign }
}

/** How many tours of a folder are named at the most. */
const named = 5

/** @returns what to say of a file that is not there: which tours lie in its folder, or that the folder is not there. */
export function noFile(path: string): NotSo {
  const folder = dirname(path)
  const tours = toursIn(folder)
  const others =
    tours === null
      ? 'Neither is there a folder of that name.'
      : tours.length === 0
        ? 'No tour lies in that folder.'
        : `In that folder lie ${tours.slice(0, named).join(', ')}${tours.length > named ? ` and ${tours.length - named} more` : ''}.`
  return new NotSo(`There is no file ${path}. Nothing was made or changed. ${others}`)
}

/** @returns the tours of a folder by name; null where there is no such folder, or it may not be read. */
function toursIn(folder: string): readonly string[] | null {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.tour'))
      .map((name) => `"${name}"`)
  } catch {
    return null
  }
}
