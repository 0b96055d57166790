import * as z from 'zod'
import { procedures, type ProcedureName } from '../../../contract/procedures.ts'
import { formOfStep } from '../../../contract/gameProcedures.ts'
import { exit, UsageError, type Command } from '../command.ts'
import { formHelp } from '../formHelp.ts'
import { perhaps } from '../../../contract/nearest.ts'
import { textOption } from '../options.ts'
import { json } from '../text.ts'

/** Lists every procedure of the contract, for people who write programs against it. */
export const steps: Command = {
  name: 'steps',
  summary: 'Everything that can be called, with what each wants.',
  operands: [],
  options: {
    of: { value: 'NAME', help: 'What one of them takes, field by field.' },
    json: { help: 'Names and inputs as JSON Schema.' },
  },
  run({ options, io }) {
    const of = textOption(options, 'of')
    const names = of === undefined ? (Object.keys(procedures) as ProcedureName[]) : [procedureNamed(of)]
    const form = of === undefined ? null : formOfStep(of)
    const described = names.map((name) => ({
      name,
      step: isStep(name),
      input: z.toJSONSchema(procedures[name], { io: 'input' }),
    }))
    if (options['json'] === true) io.out(json(described))
    else if (form) io.out(formHelp(of!, form))
    else io.out(names.map((name) => `${name}  ${fieldsOf(name).join(' ')}`.trimEnd()))
    return Promise.resolve(exit.ok)
  },
}

/** @throws UsageError for one that there is not. */
export function procedureNamed(name: string): ProcedureName {
  if (Object.hasOwn(procedures, name)) return name as ProcedureName
  throw new UsageError(
    `There is no procedure "${name}".${perhaps(name, Object.keys(procedures))} Nothing was done; \`steps\` lists all.`,
  )
}

/** Steps change a campaign with dice; what they wait for is kept in the file. */
export const isStep = (name: ProcedureName): boolean => 'pending' in procedures[name].shape

/** Does a procedure name a campaign? */
export const namesCampaign = (name: ProcedureName): boolean => 'campaign' in procedures[name].shape

/** Can a procedure be told a game? */
export const takesGame = (name: ProcedureName): boolean => 'game' in procedures[name].shape

/** @returns the fields of a step's own input, or of a procedure without the campaign. */
function fieldsOf(name: ProcedureName): string[] {
  const { shape } = procedures[name]
  if ('faces' in shape && 'input' in shape) return Object.keys(shape.input.shape)
  return Object.keys(shape).filter((field) => field !== 'campaign')
}
