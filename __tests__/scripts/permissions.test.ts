import { execFileSync } from 'node:child_process';

interface Permission {
  readonly $: { readonly 'android:name': string; readonly 'tools:node'?: string };
}

interface Introspection {
  readonly _internal: {
    readonly modResults: {
      readonly android: { readonly manifest: { readonly manifest: { readonly 'uses-permission': readonly Permission[] } } };
      readonly ios: { readonly infoPlist: Readonly<Record<string, unknown>> };
    };
  };
}

function introspect(mode: string): Introspection['_internal']['modResults'] {
  const env = { ...process.env, NODE_ENV: mode as 'production', CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };
  const told = execFileSync('npx', ['expo', 'config', '--type', 'introspect', '--json'], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return (JSON.parse(told) as Introspection)._internal.modResults;
}

const namesOf = (permissions: readonly Permission[], removed: boolean): readonly string[] =>
  permissions.filter(({ $ }) => ($['tools:node'] === 'remove') === removed).map(({ $ }) => $['android:name'].replace('android.permission.', '')).sort();

test('a released app asks for what it uses and nothing else, and has no network', () => {
  const { android, ios } = introspect('production');
  const permissions = android.manifest.manifest['uses-permission'];
  expect(namesOf(permissions, false)).toEqual(['MODIFY_AUDIO_SETTINGS', 'RECORD_AUDIO', 'VIBRATE']);
  expect(namesOf(permissions, true)).toEqual(['ACTIVITY_RECOGNITION', 'INTERNET', 'READ_EXTERNAL_STORAGE', 'SYSTEM_ALERT_WINDOW', 'WRITE_EXTERNAL_STORAGE']);
  expect(ios.infoPlist.NSAppTransportSecurity).toEqual({ NSAllowsArbitraryLoads: false, NSAllowsLocalNetworking: false });
});

test('a development build may load its code from the computer beside it', () => {
  expect(namesOf(introspect('development').android.manifest.manifest['uses-permission'], true)).not.toContain('INTERNET');
});
