import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import NewerVersions from '../../src/renderer/screens/settings/NewerVersions.vue'

it('the page of newer versions is opened by the player, and is not told where he comes from', () => {
  const page = 'https://versions.test/short-timer'
  const link = mount(NewerVersions, { props: { page } }).get('a')
  expect(link.attributes()).toMatchObject({ href: page, target: '_blank', rel: 'noopener noreferrer' })
})
