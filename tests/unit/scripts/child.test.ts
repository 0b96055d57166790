import { afterEach, expect, it, vi } from 'vitest'
import { runChild } from '../../../scripts/start/child.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const run = async (script: string) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const code = await runChild(process.execPath, ['-e', script], {})
  return { code, said: said.mock.calls.map(([words]) => String(words)) }
}

it.skipIf(process.platform === 'win32')('a program that is ended from outside is not gone without a word', async () => {
  expect(await run('process.kill(process.pid, "SIGKILL")')).toEqual({
    code: 137,
    said: [
      'Short-Timer was ended from outside (SIGKILL, as a system does that is out of memory). All that was done is saved: start it again.',
    ],
  })
})

it.skipIf(process.platform === 'win32')(
  'one that breaks off by a fault of its own is not said to be ended',
  async () => {
    const { code, said } = await run('process.kill(process.pid, "SIGSEGV")')
    expect([code, said]).toEqual([
      139,
      ['Short-Timer broke off (SIGSEGV). All that was done is saved: start it again.'],
    ])
  },
)

it.each([0, 1])('one that ends by itself, with %d, says what there is to say', async (code) => {
  expect(await run(`process.exit(${code})`)).toEqual({ code, said: [] })
})
