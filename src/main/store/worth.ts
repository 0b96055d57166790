import { depthOf, readHead } from './campaign.ts'
import { connectInMemory, connectToLook, type Connection } from './connection.ts'
import { spoilt, StoreError } from './errors.ts'
import { fileMark } from './fileMark.ts'
import { checkHeader, readHeader } from './header.ts'
import { newestVersion } from './migrations/migrations.ts'
import { asItStands, mustBeWhole } from './openTour.ts'
import { stateKeeper } from './stateKeeper.ts'
import type { Worth } from './retention.ts'
import type { StoredSystem } from './types.ts'

/** Snapshots that were found whole, with what changes as soon as anybody writes to them: a turn's end looks at ten of them. */
const whole = new Map<string, string>()

/**
 * Opens a snapshot and looks whether it is whole: its header, what it says it is, its pages, where it stands, and, unless
 * it is of an older version, whether its rows are those that it was left with. Nothing is written, and nothing thrown: a
 * fault that may pass by itself is `unsure`.
 *
 * @param depth that its name says; null where it says none.
 */
export function worthOf(path: string, system: StoredSystem, depth: number | null): Worth {
  try {
    const mark = fileMark(path)
    if (whole.get(path) === mark) return 'good'
    readHeader(path, newestVersion)
    if (!standsAt(connectToLook(path), system, depth)) return 'spoilt'
    whole.set(path, mark)
    return 'good'
  } catch (error) {
    return worthBy(error, path)
  }
}

/** The same for the bytes of one. @param path for messages only. */
export function worthOfBytes(path: string, bytes: Buffer, system: StoredSystem, depth: number | null): Worth {
  try {
    checkHeader(path, bytes, bytes.length, newestVersion)
    return standsAt(connectInMemory(path, bytes), system, depth) ? 'good' : 'spoilt'
  } catch (error) {
    return worthBy(error, path)
  }
}

function standsAt(connection: Connection, system: StoredSystem, depth: number | null): boolean {
  try {
    const tour = asItStands(connection, [system])
    mustBeWhole(connection)
    const stands = connection.reading(() =>
      tour ? stateKeeper(connection, system.collections).load().depth : depthOf(connection, readHead(connection)),
    )
    return depth === null || stands === depth
  } finally {
    connection.close()
  }
}

function worthBy(error: unknown, path: string): Worth {
  const fault = spoilt(error, path)
  const isLost = fault instanceof StoreError && (fault.code === 'damaged' || fault.code === 'not-a-tour')
  return isLost ? 'spoilt' : 'unsure'
}
