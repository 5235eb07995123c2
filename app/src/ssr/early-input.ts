import { failedEvent, hydratedEvent } from '../lib/scheduling.ts';

/**
 * Inline script: records what is typed, ticked, chosen, submitted or pressed before the app's script has loaded, and
 * repeats it after hydration, which starts with the server's empty fields. React compares a field with the value that
 * was last set from its script, so each is emptied that way first; then it changes as by a user. A form that the server
 * takes from the browser itself (`data-unscripted`) is not held back: its answer need not wait for the script. Of
 * several pressed buttons the last one is pressed again, unless React hydrates the page within that very press and
 * answers it itself. When the script does not come, the browser sends the form, and the server's answer says what is
 * missing, so that every press has an answer.
 */
export const earlyInput = `(()=>{
const fields=new Map();let form,pressed;
const isBox=field=>field.type==='checkbox'||field.type==='radio';
const keep=({target})=>{if(target.type==='file')return;fields.delete(target);fields.set(target,isBox(target)?target.checked:target.value)};
const hold=event=>{if('unscripted' in event.target.dataset)return;event.preventDefault();form=event.target};
const press=event=>{if(event.target.closest('button[type=button]'))pressed=event};
const tick=(field,value)=>{field.checked=!value;field.click()};
const fill=(field,value)=>{
field.value='';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
for(const type of ['input','change'])field.dispatchEvent(new Event(type,{bubbles:true}))};
const release=()=>{removeEventListener('submit',hold,true);removeEventListener('click',press,true);pressed=undefined;form?.requestSubmit();form=undefined};
const lost=({target})=>{if(target.localName==='script')release()};
addEventListener('input',keep,true);addEventListener('submit',hold,true);
addEventListener('click',press,true);addEventListener('error',lost,true);
addEventListener('${failedEvent}',release,{once:true});
addEventListener('${hydratedEvent}',()=>{
if(pressed?.eventPhase)pressed=undefined;
removeEventListener('input',keep,true);removeEventListener('submit',hold,true);
removeEventListener('click',press,true);removeEventListener('error',lost,true);
queueMicrotask(()=>{
for(const[field,value]of fields)(isBox(field)?tick:fill)(field,value);
if(form)setTimeout(()=>form.requestSubmit());
if(pressed)setTimeout(()=>pressed.target.closest('button').click())})
},{once:true})})()`;
