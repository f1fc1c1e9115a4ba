import { configure } from '@testing-library/react-native';
import { setUpTests } from 'react-native-reanimated';

setUpTests();
// What a test waits for comes; how soon is the machine's business.
configure({ asyncUtilTimeout: 60_000 });
