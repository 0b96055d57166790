import { test } from './doors.ts'
import { playTheFlow } from './flow.ts'

test.use({ door: 'desktop' })

test('a tour at the desktop: raised, played, printed, and kept', async ({ program }) => {
  test.slow()
  await playTheFlow(program)
})
