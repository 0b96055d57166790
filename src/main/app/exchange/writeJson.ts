import type { Work } from '../../engine/work.ts'
import { wholeOf } from '../../store/whole.ts'
import { systems } from '../gameOf.ts'
import { sealOf } from './sealOf.ts'
import { tourVersion } from './tourJson.ts'

/**
 * @param bytes of a tour's file.
 * @returns the tour as JSON, a row, an entry, a picture a line: whoever compares two of them sees what differs.
 */
export function* writeJson(path: string, bytes: Buffer): Work<string> {
  const { campaign, collections, entries, pending, pictures } = yield* wholeOf(path, bytes, systems)
  const parts = [
    `"format":"short-timer-tour"`,
    `"version":${tourVersion}`,
    `"campaign":${JSON.stringify(campaign)}`,
    `"collections":{\n${Object.entries(collections)
      .map(([name, { columns, rows }]) => {
        return `${JSON.stringify(name)}:{"columns":${JSON.stringify(columns)},"rows":${linesOf(rows)}}`
      })
      .join(',\n')}\n}`,
    `"entries":${linesOf(entries)}`,
    `"pending":${JSON.stringify(pending)}`,
    `"pictures":${linesOf(pictures.map(({ bytes: own, ...rest }) => ({ ...rest, bytes: Buffer.from(own).toString('base64') })))}`,
    `"seal":${JSON.stringify(sealOf({ campaign, entries, pending }))}`,
  ]
  return `{${parts.join(',\n')}}\n`
}

const linesOf = (values: readonly object[]): string =>
  values.length === 0 ? '[]' : `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`
