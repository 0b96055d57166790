import { test } from './doors.ts'
import { playTheFlow } from './flow.ts'

test('a tour in the browser: raised, played, printed, and kept', async ({ program }) => {
  await playTheFlow(program)
})
