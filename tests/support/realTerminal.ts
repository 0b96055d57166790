import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Context, ExitCode, Io } from '../../src/main/cli/command.ts'
import { run } from '../../src/main/cli/run.ts'
import { createProgram } from '../../src/main/app/createProgram.ts'
import { commands } from './terminal.ts'

export interface Printed {
  readonly code: ExitCode
  readonly out: string
  readonly err: string
}

/** Runs a command line on files, each time with a program of its own, as a terminal does. */
export async function inTerminal(...args: readonly string[]): Promise<Printed> {
  const printed = { out: '', err: '' }
  const io: Io = {
    out: (text) => void (printed.out += `${[text].flat().join('\n')}\n`),
    err: (text) => void (printed.err += `${[text].flat().join('\n')}\n`),
    draw: () => undefined,
    watched: false,
    env: {},
    untilStopped: () => Promise.resolve(),
  }
  const open: Context['open'] = ({ folder, anywhere = true, deliverSheet }) =>
    createProgram({
      ...{ folder, anywhere, newSeed: () => 7, newId: randomUUID, now: () => new Date(Date.UTC(2026, 0, 1)) },
      deliverSheet: deliverSheet ?? (() => Promise.reject(new Error('No sheets are printed here.'))),
      log: (error) => {
        throw error
      },
    })
  return { code: await run(commands, args, io, open), ...printed }
}

/** @returns what a command printed; it must have done what it was told. */
export async function told(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await inTerminal(...args)
  expect(err).toBe('')
  expect(code).toBe(0)
  return out
}

/** @returns what a procedure answered. */
export const asked = async <T>(file: string, procedure: string, input: object = {}): Promise<T> =>
  JSON.parse(await told('call', file, procedure, '--input', JSON.stringify(input))) as T
