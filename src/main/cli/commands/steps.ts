import * as z from 'zod'
import { procedures, type ProcedureName } from '../../../contract/procedures.ts'
import { exit, type Command } from '../command.ts'
import { json } from '../text.ts'

/** Lists every procedure of the contract, for people who write programs against it. */
export const steps: Command = {
  name: 'steps',
  summary: 'Everything that can be called, with what each wants.',
  operands: [],
  options: { json: { help: 'Names and inputs as JSON Schema.' } },
  run({ options, io }) {
    const names = Object.keys(procedures) as ProcedureName[]
    const described = names.map((name) => ({
      name,
      step: isStep(name),
      input: z.toJSONSchema(procedures[name], { io: 'input' }),
    }))
    if (options['json'] === true) io.out(json(described))
    else io.out(names.map((name) => `${name}  ${fieldsOf(name).join(' ')}`.trimEnd()).join('\n'))
    return Promise.resolve(exit.ok)
  },
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
