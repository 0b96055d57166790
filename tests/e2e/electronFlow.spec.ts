import { test } from './doors.ts'
import { playTheWiring } from './flow.ts'

test.use({ door: 'desktop' })

test('a tour at the desktop: opened, played on, printed, and kept', async ({ program }) => {
  await playTheWiring(program)
})
