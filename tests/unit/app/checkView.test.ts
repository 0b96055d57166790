import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkView } from '../../../src/main/app/campaign/checkView.ts'
import type { Finding } from '../../../src/main/store/findings.ts'
import { testProgram } from '../../support/program.ts'

const finding = (kind: Finding['kind'], code: Finding['code'] = null): Finding => ({ kind, code, message: `${kind}.` })

it('a sound file needs no advice', () => {
  expect(checkView([])).toEqual({ sound: true, findings: [] })
})

it.each([
  [[finding('state'), finding('pictures')], 'Do not play on with it. Restore a copy'],
  [[finding('past'), finding('journal')], 'Do not play on with it. Restore a copy'],
  [[finding('past')], 'How the campaign stands is in order, and you can play on'],
  [[finding('past'), finding('pictures')], 'How the campaign stands is in order'],
  [[finding('pictures')], 'play on, and choose these pictures again'],
])('says what to do about %j', (found, advice) => {
  const view = checkView(found)
  expect(view).toMatchObject({ sound: false, findings: found.map(({ message }) => message) })
  expect(view.advice).toContain('Nothing was written to the file.')
  expect(view.advice).toContain(advice)
})

it('any file of the library can be checked, one that cannot be opened too', async () => {
  const { api, folder } = testProgram()
  writeFileSync(join(folder, 'Not.tour'), 'no tour at all')
  const view = await api('campaign.check', { campaign: 'Not.tour' })
  expect(view.sound).toBe(false)
  expect(view.findings).toEqual([expect.stringMatching(/^Not\.tour is not a campaign .* Choose another file/)])
  expect(view.advice).toBeUndefined()
})
