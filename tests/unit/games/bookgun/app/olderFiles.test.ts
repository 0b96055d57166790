import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { BookgunState } from '../../../../../src/games/bookgun/rules/state.ts'
import { systems } from '../../../../../src/main/app/gameOf.ts'
import { openTourFile } from '../../../../../src/main/store/openTourFile.ts'
import { testFolder } from '../../../../support/folder.ts'
import { forge } from '../../../../support/forge.ts'
import { send, testProgram } from '../../../../support/program.ts'

/** Takes a column out of the units in a game, as if it had never been there. */
const dropFrom = (path: string, column: string): void => {
  forge(
    path,
    `alter table troops drop column ${column};
    update collection_schema set columns = json_remove(columns, '$.${column}') where collection = 'troops';
    update entry_change set before = json_remove(before, '$.${column}'), after = json_remove(after, '$.${column}')
      where collection = 'troops'`,
  )
}

it('a campaign from before limbers opens: whatever horses drew in it is a wagon', async () => {
  const made = testProgram()
  const { campaign } = await made.api('library.create', { name: 'Darreh', game: 'bookgun', seed: 1 })
  const take = (step: string, input: unknown) =>
    send(made.api, `bookgun.${step}` as 'bookgun.addUnit', { campaign, choices: 'program' }, input)
  await take('beginCampaign', { title: 'Darreh', armyPlayer: 'Noor', nation: 'uk', insurgentPlayer: 'Sami' })
  await take('addUnit', { part: 'uk.squad', name: 'Section', leader: '' })
  await take('beginGame', { scenario: '', setsUp: 'nobody', sky: 'clear', weather: 'dry', roe: 'ROE3' })
  const path = join(made.folder, campaign)
  const read = <K extends keyof BookgunState>(collection: K): BookgunState[K] => {
    const file = openTourFile(path, systems)
    try {
      return (file.load().state as unknown as BookgunState)[collection]
    } finally {
      file.close()
    }
  }
  const [unit] = read('units')
  await take('deploy', { units: [{ unit: unit!.id, formation: 'open' }] })
  await made.program.close()
  const before = read('troops')
  expect(before.length).toBeGreaterThan(0)
  dropFrom(path, 'limber')
  expect(read('troops')).toEqual(before)
})

it('a game from before vehicles lay on the water replays as it was played: what differs is told by its correction', async () => {
  const folder = testFolder()
  const made = testProgram({ folder })
  const { campaign } = await made.api('library.create', { name: 'Darreh', game: 'bookgun', seed: 1 })
  const take = (step: string, input: unknown) =>
    send(made.api, `bookgun.${step}` as 'bookgun.addUnit', { campaign, choices: 'program' }, input)
  await take('beginCampaign', { title: 'Darreh', armyPlayer: 'Noor', nation: 'uk', insurgentPlayer: 'Sami' })
  await take('addUnit', { part: 'uk.armor', name: 'Swimmers', leader: '' })
  await take('addUnit', { part: 'insurgents.cell', name: 'Cell', leader: '' })
  await take('beginGame', { scenario: '', setsUp: 'nobody', sky: 'clear', weather: 'dry', roe: 'ROE3' })
  const { forces } = await made.api('bookgun.rosters', { campaign })
  const units = forces.flatMap(({ formations }) => formations.flatMap((one) => one.units.map(({ id }) => id)))
  await take('deploy', { units: units.map((unit) => ({ unit, formation: 'open' })) })
  const { sides } = await made.api('bookgun.turn', { campaign, holder: null })
  const troop = sides[0]!.troops[0]!.id
  await take('setVehicles', { troop, amphibious: true })
  await take('startPlay', {})
  const mayAct = async () => (await made.api('bookgun.turn', { campaign, holder: null })).card?.mayAct[0]?.troop
  await take('drawCard', {})
  // A red card comes first, or none that anybody can answer.
  while ((await mayAct()) !== troop) {
    const other = await mayAct()
    if (other !== undefined) await take('pass', { troop: other })
    await take('drawCard', {})
  }
  await take('move', { troop, way: 'cross', formation: 'open', ground: 'clear', weather: 'dry', water: true })
  await made.program.close()
  const path = join(folder, campaign)
  dropFrom(path, 'afloat')
  forge(path, 'update entry set rules_version = 1')
  const { api } = testProgram({ folder })
  const { same, first, kept } = await api('campaign.replay', { campaign })
  expect({ same, first }).toEqual({ same: true, first: null })
  expect(kept.map(({ entries, mends }) => [entries.map(({ title }) => title), mends.length > 0])).toEqual([
    [['Move: Swimmers'], true],
  ])
  expect(kept[0]!.mends).toContain('p. 15: An amphibious vehicle is boarded and left on land alone.')
})
