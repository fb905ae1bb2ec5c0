import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the application');
mount(App, { target: place });
