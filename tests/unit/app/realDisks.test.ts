import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../support/folder.ts'
import { depthOf, expectSound, mustered, testProgram } from '../../support/program.ts'

const player = join(import.meta.dirname, '../../support/disks/player.ts')

/** Runs a line of the shell in which `$play DEED` is the player at this folder. @returns what he printed last. */
function playedBy(line: string, folder: string, around: readonly string[] = ['sh', '-ec']) {
  const [command, ...args] = around
  const env = { ...process.env, folder, node: process.execPath, player }
  const out = execFileSync(command!, [...args, line], { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(out.trim().split('\n').at(-1)!) as { came: never; logged: string[] }
}
const play = (deed: string) => `"$node" "$player" "$folder" "${deed}"`

/** Disks of one's own need the rights of the system's own account, and Linux. */
const own = ['unshare', '--mount', 'sh', '-ec']
const mayMount = spawnSync(own[0]!, [...own.slice(1), 'mount -t tmpfs tmpfs /mnt']).status === 0
const mayInject = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0

async function campaignIn() {
  const { api, program, folder } = testProgram()
  const campaign = await mustered(api)
  const depth = await depthOf(api, campaign)
  await program.close()
  const afterwards = async () => {
    const again = testProgram({ folder })
    await expectSound(again.api, campaign)
    return (await depthOf(again.api, campaign)) - depth
  }
  return { folder, afterwards }
}

describe('on a disk with something wrong with it', () => {
  it.skipIf(!mayMount)('that is full, what was acknowledged is there, and the refusal says what to do', async () => {
    const { folder, afterwards } = await campaignIn()
    const room = testFolder()
    // The campaign is played on a small disk, and brought off it when that is full.
    const { came, logged } = playedBy(
      `mount -t tmpfs -o size=900k tmpfs "$room"; cp "$folder"/Bravo.tour "$room"
       out=$("$node" "$player" "$room" "until refused")
       cp "$room"/Bravo.tour "$folder"; test "$(ls -A "$room")" = Bravo.tour; echo "$out"`.replaceAll('$room', room),
      folder,
      own,
    )
    expect(came).toMatchObject({
      ok: false,
      error: {
        code: 'disk-full',
        message:
          'The disk of Bravo.tour is full. Nothing was changed, and what was saved before is safe. Make room on it, then try again.',
      },
    })
    expect(logged).toEqual([])
    const { steps } = came as { steps: number }
    expect(steps).toBeGreaterThan(0)
    expect(await afterwards()).toBe(steps)
    expect(readdirSync(folder)).toEqual(['Bravo.tour'])
  })

  it.skipIf(!mayMount)('that can only be read, tours are read', async () => {
    const { folder, afterwards } = await campaignIn()
    const { came, logged } = playedBy(
      `mount --bind "$folder" "$folder"; mount -o remount,ro,bind "$folder"; ${play('until refused')}`,
      folder,
      own,
    )
    expect(came).toMatchObject({
      steps: 0,
      error: { code: 'read-only', message: expect.stringContaining('Bravo.tour cannot be written') as string },
    })
    expect(logged).toEqual([])
    expect(await afterwards()).toBe(0)
  })

  it.skipIf(!mayInject).each(['pwrite64', 'fsync,fdatasync', 'unlink,unlinkat'])('that fails at %s', async (call) => {
    const { folder, afterwards } = await campaignIn()
    const inject = `strace -f -qq -o /dev/null -P "$folder"/Bravo.tour -P "$folder"/Bravo.tour-journal -e inject=${call}:error=EIO:when=9+`
    const { came, logged } = playedBy(`${inject} ${play('until refused')}`, folder)
    expect(logged).toEqual([])
    expect(came).toMatchObject({ ok: false, error: { code: 'disk-fault' } })
    const { steps } = came as { steps: number }
    const more = (await afterwards()) - steps
    // A step that was refused may have come to the disk all the same, as when its journal could not be removed.
    expect([0, 1]).toContain(more)
  })
})

it.skipIf(process.platform === 'win32')(
  'a machine with too many files open says so, and the campaign is as it was',
  async () => {
    const { folder, afterwards } = await campaignIn()
    const { came, logged } = playedBy(`ulimit -n 200; ${play('out of files')}`, folder)
    expect(logged).toEqual([])
    expect(came).toMatchObject({ step: { ok: false, error: { code: 'file-busy' } }, after: { ok: true } })
    expect(JSON.stringify(came)).toContain('too many files are open on this machine')
    expect(await afterwards()).toBe(1)
  },
)
