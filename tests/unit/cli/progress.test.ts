import { expect, it } from 'vitest'
import { progressBar } from '../../../src/main/cli/progress.ts'

const drawing = (watched: boolean) => {
  const drawn: string[] = []
  const nothing = () => undefined
  const io = {
    out: nothing,
    err: nothing,
    draw: (text: string) => void drawn.push(text),
    watched,
    env: {},
    untilStopped: () => Promise.resolve(),
  }
  return { drawn, progress: progressBar(io, 4) }
}

it('draws over itself, and ends the line when all is done', () => {
  const { drawn, progress } = drawing(true)
  progress(1, 'Early March 1967')
  progress(4, 'done')
  expect(drawn[0]).toBe(`\r[${'#'.repeat(8)}${'.'.repeat(22)}] 1/4 Early March 1967\u001b[K`)
  expect(drawn[1]).toBe(`\r[${'#'.repeat(30)}] 4/4 done\u001b[K\n`)
})

it('draws nothing where nobody watches', () => {
  const { drawn, progress } = drawing(false)
  progress(1, 'Early March 1967')
  expect(drawn).toEqual([])
})
