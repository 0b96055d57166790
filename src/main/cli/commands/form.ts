import { readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { BoxRead } from '../../../contract/print.ts'
import { formBytes, formTooLarge, notTakenPdf } from '../../../contract/formLength.ts'
import { ask, exit, NotSo, UsageError, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { columns, json } from '../text.ts'

/** Reads a form that was filled in as a PDF. */
export const form: Command = {
  name: 'form',
  summary: 'What somebody has filled in on a form that is a PDF, box by box; nothing is taken.',
  operands: ['FILE', 'PDF'],
  options: { json: { help: 'As JSON.' } },
  notes: ['A screen takes it, or a step by "call". The command ends with 1 where a box needs a look.'],
  async run(context) {
    const path = resolve(context.operands[1]!)
    const name = basename(path)
    const bytes = bytesOf(path, name).toString('base64')
    const { program, campaign } = openFile(context)
    const read = await ask(program, 'print.readForm', { campaign, name, bytes }).catch((error: unknown) => {
      // What is wrong with a file is no wrong usage of the command.
      throw error instanceof UsageError ? new NotSo(error.message) : error
    })
    context.io.out(
      context.options['json'] === true
        ? json(read)
        : [`${read.code}: ${read.place.title}`, ...columns(read.boxes.map(rowOf))],
    )
    return read.boxes.some(({ fault }) => fault !== null) ? exit.no : exit.ok
  },
}

function bytesOf(path: string, name: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new NotSo(`${path} is no file.`)
  if (found.size === 0 || found.size > formBytes)
    throw new NotSo(notTakenPdf(name, found.size === 0 ? 'is empty' : formTooLarge))
  return readFileSync(path)
}

const rowOf = ({ box, of, label, written, fault, note }: BoxRead): string[] => [
  `  ${box}`,
  of === null ? label : `${of}: ${label}`,
  written.replaceAll('\n', ' / '),
  fault ?? note ?? '',
]
