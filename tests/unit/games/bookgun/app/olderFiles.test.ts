import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import type { BookgunState } from '../../../../../src/games/bookgun/rules/state.ts'
import { systems } from '../../../../../src/main/app/gameOf.ts'
import { openTourFile } from '../../../../../src/main/store/openTourFile.ts'
import { send, testProgram } from '../../../../support/program.ts'

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
  const file = new Database(path)
  file.exec(`alter table troops drop column limber;
    update collection_schema set columns = json_remove(columns, '$.limber') where collection = 'troops'`)
  file.close()
  expect(read('troops')).toEqual(before)
})
