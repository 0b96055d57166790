import { statSync } from 'node:fs'
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
  if (!found) throw new NotSo(`There is no file ${campaign}.`)
  if (found.isDirectory()) throw new NotSo(`${campaign} is a folder, not the file of a campaign.`)
  return { program: open({ folder: dirname(campaign), ...(deliverSheet && { deliverSheet }) }), campaign }
}
