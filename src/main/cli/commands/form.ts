import { readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { BoxRead, FormRead } from '../../../contract/print.ts'
import { formBytes, formEmpty, formTooLarge, notTakenPdf } from '../../../contract/formLength.ts'
import { ask, exit, NotSo, UsageError, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { columns, json } from '../text.ts'

/** Reads a form that was filled in as a PDF. */
export const form: Command = {
  name: 'form',
  summary: 'What somebody has filled in on a form that is a PDF, box by box; nothing is taken.',
  operands: ['FILE', 'PDF'],
  options: { json: { help: 'As JSON.' } },
  notes: [
    'A screen takes it, or a step by "call". The command ends with 1 where a box needs a look, or a form of several cannot be taken.',
  ],
  async run(context) {
    const path = resolve(context.operands[1]!)
    const name = basename(path)
    const bytes = bytesOf(path, name).toString('base64')
    const { program, campaign } = openFile(context)
    const read = await ask(program, 'print.readForm', { campaign, name, bytes }).catch((error: unknown) => {
      // What is wrong with a file is no wrong usage of the command.
      throw error instanceof UsageError ? new NotSo(error.message) : error
    })
    const all = [read, ...(read.also ?? [])]
    const left = read.left ?? []
    context.io.out(
      context.options['json'] === true
        ? json(read)
        : [
            ...all.flatMap(linesOf),
            ...left.map(({ code, boxes, why }) => `${code}: left out, ${boxes} written in. ${why}`),
          ],
    )
    const isFine = left.length === 0 && all.every(({ boxes }) => boxes.every(({ fault }) => fault === null))
    return isFine ? exit.ok : exit.no
  },
}

function bytesOf(path: string, name: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new NotSo(`${path} is no file.`)
  if (found.size === 0 || found.size > formBytes)
    throw new NotSo(notTakenPdf(name, found.size === 0 ? formEmpty : formTooLarge))
  return readFileSync(path)
}

const linesOf = ({ code, place, boxes }: FormRead): string[] => [
  `${code}: ${place.title}`,
  ...columns(boxes.map(rowOf)),
]

const rowOf = ({ box, of, label, written, fault, note }: BoxRead): string[] => [
  `  ${box}`,
  of === null ? label : `${of}: ${label}`,
  written.replaceAll('\n', ' / '),
  fault ?? note ?? '',
]
