import { expect, it } from 'vitest'
import { csvKinds } from '../../../src/contract/csv.ts'
import { readDelimited } from '../../../src/contract/delimited.ts'
import { gameIds } from '../../../src/contract/gameProcedures.ts'
import { mustered, refusal, send, testProgram } from '../../support/program.ts'

/** @returns the lines of a CSV file with their cells by the heads, after a look at its form. */
function read(text: string): Record<string, string>[] {
  expect(text.startsWith('\uFEFF') && text.endsWith('\r\n')).toBe(true)
  const [heads = [], ...rows] = readDelimited(text, ',')
  expect(new Set(heads).size).toBe(heads.length)
  for (const row of rows) expect(row).toHaveLength(heads.length)
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]!])))
}

it.each(gameIds)('a sample of %s has all the tables that its game offers', async (game) => {
  const { api } = testProgram()
  const { campaign } = await api('library.sample', { game })
  const offers = await api('csv.offer', { campaign })
  expect(offers.map(({ what }) => what)).toEqual(csvKinds)
  for (const { what } of offers) {
    const { text, lines } = await api('csv.make', { campaign, what })
    expect(read(text)).toHaveLength(lines)
    expect(lines).toBeGreaterThan(0)
  }
  const entries = read((await api('csv.make', { campaign, what: 'entries' })).text)
  expect(entries.map((one) => one['No.'])).toEqual(entries.map((_, at) => String(at + 1)))
  const dice = read((await api('csv.make', { campaign, what: 'dice' })).text)
  const shown = await api('dice.view', { campaign })
  expect(dice).toHaveLength(shown.dice)
  const sum = (faces: readonly number[]) => faces.reduce((all, face) => all + face, 0)
  expect(sum(dice.map((one) => Number(one['Face'])))).toBe(
    sum(shown.rolls.flatMap((roll) => roll.dice.map(({ face }) => face))),
  )
})

it('a name that a spreadsheet would reckon with stays a name', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const { squads } = await api('fng.roster', { campaign })
  const man = squads[1]!.billets.find(({ soldier }) => soldier)!.soldier!
  await send(api, 'fng.renameSoldier', { campaign }, { soldierId: man.id, firstName: 'A', lastName: '=1+1' })
  const men = read((await api('csv.make', { campaign, what: 'men' })).text)
  expect(men.filter((one) => one['Last name'] === "'=1+1")).toHaveLength(1)
})

it('who has left the platoon stands below it, with the half-month', async () => {
  const { api } = testProgram()
  const { campaign } = await api('library.sample', { game: 'fng' })
  const { gone, strength } = await api('fng.roster', { campaign })
  expect(gone.length).toBeGreaterThan(0)
  const men = read((await api('csv.make', { campaign, what: 'men' })).text)
  expect(men.slice(strength).map((one) => [one['Squad'], one['Last name'], one['Left']])).toEqual(
    gone.map(({ lastName, left }) => ['', lastName, left]),
  )
  expect(men.slice(0, strength).every((one) => one['Squad'] !== '' && one['Left'] === '')).toBe(true)
})

it('before there is a platoon, the reason is said', async () => {
  const { api } = testProgram()
  const { campaign } = await api('library.create', { name: 'Bare', game: 'fng', seed: 1 })
  expect((await refusal(api('csv.make', { campaign, what: 'men' }))).message).not.toMatch(/mistake of its own/)
  expect((await api('csv.make', { campaign, what: 'entries' })).lines).toBe(0)
})
