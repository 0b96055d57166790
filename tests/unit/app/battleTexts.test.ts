import { expect, it } from 'vitest'
import { battleOf, campaign, tenAgainstSix, type Call } from '../../support/counted/tenAgainstSix.ts'
import { refusal, testProgram } from '../../support/program.ts'

it('what is written in a battle is one line of letters that can be seen, without blanks round it', async () => {
  const { api, program } = testProgram()
  const call: Call = async (procedure, input) => {
    const reply = await program.call(procedure, input)
    if (!reply.ok) throw new Error(reply.error.message)
    return reply.value
  }
  await tenAgainstSix(call)
  const place = (name: string) =>
    api('fng.act', {
      campaign,
      input: { action: 'placeVehicle', values: { kind: 'tank', side: 'ours', name, sector: 1, rep: 0, dv: 0 } },
    })
  const titleOf = async (name: string) => {
    const reply = await place(name)
    return reply.status === 'done' ? reply.entry.title : null
  }
  expect(await titleOf('   ')).toBe('On the table: Tank')
  expect(await titleOf('  Old Betsy ')).toBe('On the table: Old Betsy')
  expect((await battleOf(call).view()).vehicles.map(({ name }) => name)).toEqual(['Tank', 'Old Betsy'])
  for (const name of ['a\nb', 'a\0b', 'a\u202eb', '\u200b'])
    expect(await refusal(place(name))).toMatchObject({
      code: 'bad-input',
      message: 'Name: one line of letters and signs that can be seen. Nothing was changed.',
    })
})
