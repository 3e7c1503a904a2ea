import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { scriptsIn } from '../../../server/http/security.ts';
import { get } from '../../support/servers/page.ts';
import { suiteServer } from '../../support/servers/suites.ts';

describe('Inline scripts of the lobby’s page', () => {
  const server = suiteServer();

  it('inline scripts are found between linked ones', () => {
    const page =
      '<script>one < two;</script><script src="/x.js"></script>\n<script>\nthree\n</script>';
    expect(scriptsIn(page)).to.deep.equal(['one < two;', '\nthree\n']);
    expect(scriptsIn('<p>none</p>')).to.deep.equal([]);
  });

  it('the security policy allows only the inline scripts of the build', async () => {
    const { text, headers } = await get(server().url);
    const scripts = scriptsIn(text);
    expect(scripts.join()).to.include('localStorage');
    const hashes = scripts.map((each) => createHash('sha256').update(each).digest('base64'));
    const sources = hashes.map((hash) => ` 'sha256-${hash}'`).join('');
    expect(headers.get('content-security-policy')).to.include(`script-src 'self'${sources};`);
    const other = await get(`${server().url}/api/tables`);
    expect(other.headers.get('content-security-policy')).to.include("script-src 'self';");
  });
});
