import * as z from 'zod'
import { procedures, type ProcedureName } from '../../../src/contract/procedures.ts'
import type { Pick } from '../../support/randomForms.ts'

/** As much of JSON Schema as the contract is told in. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
}

const names = Object.keys(procedures) as ProcedureName[]
const schemas = new Map<ProcedureName, Schema>()

/** @returns what a procedure takes, as it is published. */
function schemaOf(name: ProcedureName): Schema {
  const known =
    schemas.get(name) ?? z.toJSONSchema<z.ZodType>(procedures[name], { io: 'input', unrepresentable: 'any' })
  schemas.set(name, known as Schema)
  return known as Schema
}

/**
 * @param campaigns what may be named as one.
 * @returns any call of the contract, with an input that its schema takes, whatever it means.
 */
export function callBySchema(campaigns: readonly string[], pick: Pick): { procedure: ProcedureName; input: unknown } {
  const procedure = names[pick(names.length)]!
  const input = valueOf(schemaOf(procedure), pick) as Record<string, unknown>
  if ('campaign' in input) input['campaign'] = campaigns[pick(campaigns.length)]
  return { procedure, input }
}

function valueOf(schema: Schema, pick: Pick, depth = 0): unknown {
  const one = <T>(all: readonly T[]): T => all[pick(all.length)]!
  if ('const' in schema) return schema.const
  if (schema.enum) return one(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return valueOf(one(either), pick, depth)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) === true || pick(3) === 0)
          .map(([name, part]) => [name, valueOf(part, pick, depth + 1)]),
      )
    case 'array': {
      const least = schema.minItems ?? 0
      const length = depth > 5 ? least : Math.min(schema.maxItems ?? 3, least + pick(3))
      return Array.from({ length }, () => valueOf(schema.items ?? {}, pick, depth + 1))
    }
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1)
      return Math.max(least, 0) + pick(Math.max(1, Math.min(40, (schema.maximum ?? 40) - Math.max(least, 0) + 1)))
    }
    case 'boolean':
      return pick(2) === 0
    case 'null':
      return null
    case 'string':
      return one(['', 'a', 'Able', 'halfMonth', 'tour', 'soldiers', 'rep', 'Job 1', 'bGV0dGVycw==', 'a'.repeat(64)])
    default:
      return one<unknown>([null, 1, 'a', {}, []])
  }
}
