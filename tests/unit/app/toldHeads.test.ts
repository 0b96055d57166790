import { expect, it } from 'vitest'
import { entriesOf, mustered, refusal, testProgram } from '../../support/program.ts'

const contact = { input: {} }

it('a step that another program has done first is told so, and not that it belongs to another moment', async () => {
  const here = testProgram()
  const campaign = await mustered(here.api)
  const there = testProgram({ folder: here.folder })
  await there.api('fng.testForContact', { campaign, ...contact })
  const failure = await refusal(here.api('fng.testForContact', { campaign, ...contact }))
  expect(failure).toEqual({
    code: 'head-moved',
    message: expect.stringMatching(
      /^The campaign has moved on elsewhere .* in another program\. Nothing was lost, .* Look at where it stands now/,
    ) as string,
  })
  // Whoever says which head he has seen is told the same.
  const { head } = await there.api('journal.undo', { campaign })
  await there.api('fng.testForContact', { campaign, ...contact })
  expect(await refusal(here.api('fng.testForContact', { campaign, head, ...contact }))).toEqual(failure)
  expect(await entriesOf(here.api, campaign)).toHaveLength(2)
})

it('once he has seen where it stands, what does not belong there is told as that', async () => {
  const here = testProgram()
  const campaign = await mustered(here.api)
  const there = testProgram({ folder: here.folder })
  await there.api('fng.testForContact', { campaign, ...contact })
  await here.api('campaign.overview', { campaign })
  expect((await refusal(here.api('fng.testForContact', { campaign, ...contact }))).code).toBe('not-now')
  // What this program has done itself is seen, too.
  await here.api('journal.undo', { campaign })
  await here.api('fng.testForContact', { campaign, ...contact })
  expect((await refusal(here.api('fng.testForContact', { campaign, ...contact }))).code).toBe('not-now')
})
