import { expect, it } from 'vitest'
import { openMemory, type Remembered } from '../../../src/main/app/window/memory.ts'
import { testProgram } from '../../support/program.ts'

function storage(texts: Remembered = {}) {
  const saved: Remembered[] = []
  return { load: () => texts, save: (now: Remembered) => saved.push(now), saved }
}

it('what windows remember is saved at once, and is there for the next', async () => {
  const disk = storage({ theme: 'dark', gone: 'x' })
  const { api } = testProgram({ memory: openMemory(disk) })
  expect(await api('window.remembered', {})).toEqual({ theme: 'dark', gone: 'x' })
  await api('window.remember', { key: 'slip', value: '4 3' })
  await api('window.remember', { key: 'gone', value: null })
  expect(disk.saved.at(-1)).toEqual({ theme: 'dark', slip: '4 3' })
  expect(await api('window.remembered', {})).toEqual({ theme: 'dark', slip: '4 3' })
})

it('what is remembered already is not written again', () => {
  const disk = storage({ theme: 'dark' })
  const memory = openMemory(disk)
  memory.put('theme', 'dark')
  memory.put('unknown', null)
  expect(disk.saved).toEqual([])
})

it('a door that leaves it to the browser says so', async () => {
  const { api } = testProgram()
  await api('window.remember', { key: 'slip', value: '4 3' })
  expect(await api('window.remembered', {})).toBeNull()
})
