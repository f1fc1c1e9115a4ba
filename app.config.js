/** What app.json cannot say: only a development build, which loads its code from this computer, needs a network. */
module.exports = ({ config }) => ({
  ...config,
  android: {
    ...config.android,
    blockedPermissions: [
      ...config.android.blockedPermissions,
      ...(process.env.NODE_ENV === 'development' ? [] : ['android.permission.INTERNET']),
    ],
  },
});
