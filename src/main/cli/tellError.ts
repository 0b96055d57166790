import type { Log } from '../app/diagnosis/errorLog.ts'
import type { Io } from './command.ts'

/** @returns what shows an error that nobody foresaw whole, on the standard error output. */
export const tellError =
  ({ err }: Pick<Io, 'err'>): Log =>
  (error, where) => {
    err(`[${where}] ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
